export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Looks again and again until there is an answer. The limit is for a broken run, never a measurement. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
  limit = 30_000,
): Promise<T> {
  const end = Date.now() + limit
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`waited ${limit / 1000} s in vain for ${what}`)
    await pause(20)
  }
}
