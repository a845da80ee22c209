import type { Wire } from './bridge'
import type { Capacitor } from './capacitor'

interface NativeReply {
  status: number
  headers: Record<string, string>
  /** An object where the answer is JSON; else its bytes in base 64. */
  data: unknown
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Answers without a body may not be given one. */
const BODILESS = new Set([204, 205, 304])

function bodyOf({ status, data }: NativeReply): string | Uint8Array<ArrayBuffer> | null {
  if (BODILESS.has(status) || data === null || data === undefined || data === '') return null
  if (typeof data !== 'string') return JSON.stringify(data)
  // Android gives the text of an error page as it is, iOS in base 64; neither says anything that we show.
  return status < 400 ? fromBase64(data) : null
}

/** The headers of the answer that describe bytes which the device has unpacked already. */
const PACKING = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

function headersOf({ headers }: NativeReply): Headers {
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (!PACKING.has(name.toLowerCase())) kept.set(name, String(value))
  }
  return kept
}

async function optionsOf(request: Request): Promise<object> {
  const { 'content-type': type, ...others } = Object.fromEntries(request.headers.entries())
  const bytes = new Uint8Array(await request.arrayBuffer())
  const isJson = type?.includes('application/json')
  const body = isJson ? { data: new TextDecoder().decode(bytes) } : { data: toBase64(bytes), dataType: 'file' }
  return {
    url: request.url,
    method: request.method,
    // The native side looks for the type under this very spelling.
    headers: type ? { ...others, 'Content-Type': type } : others,
    responseType: 'arraybuffer',
    ...(bytes.length > 0 && body),
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const tell = () => reject(signal.reason)
    if (signal.aborted) tell()
    else signal.addEventListener('abort', tell, { once: true })
  })

/**
 * Calls go over the device's own HTTP, which keeps our server's cookies like any app does; the page itself comes from
 * the shell, and a page from elsewhere is neither given nor sent those cookies.
 */
export const shellWire = (capacitor: Capacitor, server: string): Wire => ({
  fetch: async (request, signal) => {
    const calling = optionsOf(request).then((options) => capacitor.nativePromise('CapacitorHttp', 'request', options))
    const reply = (await Promise.race([calling, aborted(signal)])) as NativeReply
    return new Response(bodyOf(reply), { status: reply.status, headers: headersOf(reply) })
  },
  cookie: async (name) => {
    const answer = await capacitor.nativePromise('EvenkeelShell', 'cookie', { url: server, name })
    return (answer as { value?: string } | undefined)?.value
  },
})
