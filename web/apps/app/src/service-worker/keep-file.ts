const ATTEMPTS = 3
/** Milliseconds before the second attempt; the third waits twice as long. */
const PAUSE = 1000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Fetches and keeps one file. One broken connection among a hundred files shall not cost the whole installation. */
export async function keepFile(cache: Pick<Cache, 'add'>, file: string): Promise<void> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    try {
      return await cache.add(file)
    } catch {
      await pause(PAUSE * attempt)
    }
  }
  return cache.add(file)
}
