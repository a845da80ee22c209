import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** An authenticator app (RFC 6238), written apart from the server's own codes: what one of them gets wrong, the other shows. */
export class Authenticator {
  readonly #key: Buffer
  #last = 0

  constructor(secret: string) {
    this.#key = fromBase32(secret)
  }

  codeOf(step: number): string {
    const message = Buffer.alloc(8)
    message.writeBigUInt64BE(BigInt(step))
    const digest = createHmac('sha1', this.#key).update(message).digest()
    const at = (digest[19] ?? 0) & 15
    return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
  }

  /** A code that nobody used yet. The server takes the step before and the step after as well, so two or three come at once. */
  next(now = Date.now()): string {
    // The step before ends with this one: where that is soon, the server would come too late for it.
    const isSoonOver = STEP_MS - (now % STEP_MS) < 10_000
    this.#last = Math.max(this.#last + 1, Math.floor(now / STEP_MS) - (isSoonOver ? 0 : 1))
    return this.codeOf(this.#last)
  }
}
