import { unanswered } from './call-failed'

export interface Patience {
  /** Repeats after a 5xx answer. */
  retries: number
  /** Milliseconds one attempt may take. */
  timeout: number
}

const FIRST_PAUSE = 300

/** Doubling pauses, spread by up to half so that many clients do not come back at the same moment. */
const pauseBefore = (repeat: number) => FIRST_PAUSE * 2 ** repeat * (1 + Math.random() / 2)

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function attempt(request: Request, timeout: number): Promise<Response> {
  try {
    return await fetch(request.clone(), { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) })
  } catch (cause) {
    if (request.signal.aborted) throw cause
    throw unanswered(cause)
  }
}

/** Sends a request, again after each 5xx until the retries are used up; the last answer is returned as it is. */
export async function send(request: Request, { retries, timeout }: Patience): Promise<Response> {
  for (let repeat = 0; ; repeat++) {
    const response = await attempt(request, timeout)
    if (response.status < 500 || repeat >= retries) return response
    await pause(pauseBefore(repeat))
  }
}
