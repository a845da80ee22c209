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
    write(value: Value) {
      try {
        localStorage.setItem(name, JSON.stringify(value))
      } catch {
        // Private windows of some browsers allow no writing; the app works on without the memory.
      }
    },
    clear() {
      try {
        localStorage.removeItem(name)
      } catch {
        // As above.
      }
    },
  }
}
