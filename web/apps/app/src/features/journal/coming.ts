import type { JournalMessage } from '@evenkeel/api'

/** One line of the guide while it arrives; `message` once it is whole. */
export interface Line {
  key: string
  text: string
  message?: JournalMessage
}

/** Lines that were answered and have not been read out to their end on this screen, in their order. */
export type Coming = readonly Line[]

const isWhole = ({ message }: Line) => message !== undefined

/** More of the line that is being written, or the beginning of the next one. */
export function withPiece(coming: Coming, text: string): Coming {
  const last = coming.at(-1)
  if (!last || isWhole(last)) return [...coming, { key: `coming-${coming.length}`, text }]
  return [...coming.slice(0, -1), { ...last, text: last.text + text }]
}

/** A line as it is kept: what was heard of it before may have been less. */
export function withMessage(coming: Coming, message: JournalMessage): Coming {
  const id = message.journal_thread_message_id
  if (message.author === 'member' || coming.some((line) => line.message?.journal_thread_message_id === id))
    return coming
  const last = coming.at(-1)
  const key = last && !isWhole(last) ? last.key : id
  const before = last && !isWhole(last) ? coming.slice(0, -1) : coming
  return [...before, { key, text: message.body, message }]
}

/** Without the lines that have been read out, or that nobody waits for any more. */
export const without = (coming: Coming, key: string): Coming => coming.filter((line) => line.key !== key)

/** A line that is whole moves into the conversation at once. */
export const unfinished = (coming: Coming): Coming => coming.filter((line) => !isWhole(line))

/** The messages that do not stand in the conversation yet because they are still read out. */
export const heldBack = (coming: Coming): ReadonlySet<string> =>
  new Set(coming.flatMap(({ message }) => message?.journal_thread_message_id ?? []))
