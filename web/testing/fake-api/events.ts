import type { JournalAnswer } from '@evenkeel/api'

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The words of a line in two pieces, as a server sends it that is still thinking. */
const pieces = (body: string) => [body.slice(0, body.length / 2), body.slice(body.length / 2)]

/** An answer of the journal in the events in which it arrives. */
export const asEvents = ({ messages, member }: JournalAnswer): string[] => [
  ...messages.flatMap((message) => [
    ...(message.author === 'guide' ? pieces(message.body).map((text) => event('piece', { text })) : []),
    event('message', { message }),
  ]),
  event('done', { member }),
]

/** Whether who calls would like an answer piece by piece, and gets one. */
export const wantsEvents = (accept: string | null | undefined, status: number) =>
  accept === 'text/event-stream' && status < 300
