import { unanswered } from './call-failed'

export interface Patience {
  /** Repeats after a 5xx answer. */
  retries: number
  /** Milliseconds one attempt may take; undefined where the caller itself stops waiting. */
  timeout: number | undefined
}

/** How calls travel where the page's own way is closed to them, as in a native shell. */
export interface Wire {
  fetch: (request: Request, signal: AbortSignal) => Promise<Response>
  cookie: (name: string) => Promise<string | undefined>
}

let wire: Wire | undefined

/** Every call from now on goes this way; undefined is the browser's own. */
export function setWire(other: Wire | undefined) {
  wire = other
}

export const presentWire = () => wire

const FIRST_PAUSE = 300

/** Doubling pauses, spread by up to half so that many clients do not come back at the same moment. */
const pauseBefore = (repeat: number) => FIRST_PAUSE * 2 ** repeat * (1 + Math.random() / 2)

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function attempt(request: Request, timeout: number | undefined): Promise<Response> {
  try {
    const signal = timeout ? AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) : request.signal
    return await (wire ? wire.fetch(request.clone(), signal) : fetch(request.clone(), { signal }))
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
