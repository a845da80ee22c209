/** Keeps cookies as a browser on one host does: by name, whatever the port. */
export class CookieJar {
  readonly #values = new Map<string, string>()

  get(name: string): string | undefined {
    return this.#values.get(name)
  }
  set(name: string, value: string): void {
    this.#values.set(name, value)
  }
  delete(name: string): void {
    this.#values.delete(name)
  }

  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Takes over what a reply sets; an age of zero removes. */
  keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const separator = pair.indexOf('=')
      const name = pair.slice(0, separator)
      const isOver = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')
      if (isOver) this.#values.delete(name)
      else this.#values.set(name, pair.slice(separator + 1))
    }
  }
}
