import type { JournalMessage } from '@evenkeel/api'

/** A message with its place in a turn: what one side said in one go. */
export interface Placed {
  message: JournalMessage
  isFirst: boolean
  isLast: boolean
  /** Something about safety was said in this turn. */
  isOfSafety: boolean
}

/** In milliseconds: after a pause of this length a message starts a new turn. */
const PAUSE = 10 * 60_000

const isOneTurn = (before: JournalMessage | undefined, after: JournalMessage | undefined) =>
  before !== undefined &&
  after !== undefined &&
  before.author === after.author &&
  Date.parse(after.sent_at) - Date.parse(before.sent_at) < PAUSE

/** Every message with its place, in their order. */
export function inTurns(messages: readonly JournalMessage[]): Placed[] {
  const placed: Placed[] = []
  let turn: Placed[] = []
  for (const [index, message] of messages.entries()) {
    const isFirst = !isOneTurn(messages[index - 1], message)
    if (isFirst) turn = []
    const isOfSafety = message.is_safety_reply || turn.some((line) => line.isOfSafety)
    turn.push({ message, isFirst, isLast: !isOneTurn(message, messages[index + 1]), isOfSafety })
    for (const line of turn) line.isOfSafety = isOfSafety
    placed.push(...turn.slice(-1))
  }
  return placed
}
