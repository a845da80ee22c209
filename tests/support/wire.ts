import { type IncomingHttpHeaders, request as nodeRequest } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface WireAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came: not decompressed. */
  body: Buffer
}

/** A request with exactly these headers; `fetch` would add its own and decompress. */
export function ask(url: string, method = 'GET', headers: Record<string, string> = {}): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const sent = nodeRequest(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** A bare connection, for bytes that no HTTP library would send. */
export class Wire {
  readonly #socket: Socket
  #received = ''
  readonly closed: Promise<void>

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('utf8').on('data', (text) => {
      this.#received += text
    })
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => undefined)
  }

  /** `from` is the loopback address that the client calls from. */
  static open(origin: string, from = '127.0.0.1'): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress: from })
      socket.once('error', reject)
      socket.once('connect', () => resolve(new Wire(socket)))
    })
  }

  get received(): string {
    return this.#received
  }
  /** The status lines so far, in their order. */
  get statuses(): number[] {
    return [...this.#received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]))
  }

  write(text: string): void {
    this.#socket.write(text)
  }
  /** Says that nothing more will come, and goes on listening. */
  end(): void {
    this.#socket.end()
  }
  close(): void {
    this.#socket.destroy()
  }
}
