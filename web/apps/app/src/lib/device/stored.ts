/** JSON in the browser's own storage. A full or forbidden storage is as good as an empty one. */
export function stored<Value>(key: string) {
  const name = `evenkeel.${key}`
  return {
    read(): Value | undefined {
      try {
        return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    /** Answers whether it is kept: private windows of some browsers allow no writing, and the app works on without. */
    write(value: Value): boolean {
      try {
        localStorage.setItem(name, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    clear() {
      try {
        localStorage.removeItem(name)
      } catch {
        // Nothing could be written here either.
      }
    },
  }
}
