import type { Member, Problem } from '@evenkeel/api'
import { useMember } from '../calls/member'
import { kindOf, type WriteKind } from './calls'
import type { WriteEntry } from './entries'
import { forget, retry, useOutbox } from './outbox'
import { type PendingReading, pendingReadings, useRefusedReadings } from './readings'

/** Something the server would never take up. It is on this device only, until its owner has decided. */
export interface KeptBack {
  id: string
  kind: WriteKind | 'reading'
  /** ISO moment at which it was done, where that is known. */
  madeAt: string | undefined
  refusal: Problem
  isTooOld: boolean
  file: { name: string; content: string }
  /** Answers the fresh member where it arrived. */
  sendAgain: () => Promise<Member | undefined>
  discard: () => void
}

/** Under these names writes say when something was done. */
const MOMENTS = ['checked_in_at', 'started_at', 'measured_at']

const isTooOld = ({ field = '' }: Problem, madeAt: string | undefined) =>
  MOMENTS.includes(field) && madeAt !== undefined && Date.parse(madeAt) < Date.now()

const nameOf = (kind: string, madeAt: string | undefined, ending: string) =>
  [kind.replaceAll('_', '-'), madeAt?.slice(0, 10)].filter(Boolean).join('-') + ending

const asJson = (value: object) => JSON.stringify(value, null, 2)

function ofWrite(entry: WriteEntry, refusal: Problem): KeptBack {
  const { id, body } = entry
  const kind = kindOf(entry)
  const said = MOMENTS.map((name) => (body as Record<string, unknown>)[name])
  const madeAt = said.find((moment) => typeof moment === 'string')
  const sendAgain = async () => {
    const delivery = await retry(entry)
    return delivery.kind === 'delivered' ? (delivery.answer as { member?: Member }).member : undefined
  }
  const file = { name: nameOf(kind, madeAt, '.json'), content: asJson(body) }
  return { id, kind, madeAt, refusal, isTooOld: isTooOld(refusal, madeAt), file, sendAgain, discard: () => forget(id) }
}

function ofReading({ id, measuredAt, readingData }: PendingReading, refusal: Problem): KeptBack {
  // What the camera saw is a table, the beats of a strap are JSON.
  const name = nameOf('reading', measuredAt, /^\s*[[{]/.test(readingData) ? '.json' : '.csv')
  return {
    id,
    kind: 'reading',
    madeAt: measuredAt,
    refusal,
    isTooOld: isTooOld(refusal, measuredAt),
    file: { name, content: readingData },
    sendAgain: async () => {
      await pendingReadings.waitAgain(id)
      return undefined
    },
    discard: () => pendingReadings.remove(id),
  }
}

/** Everything of this member that was refused for good while nobody looked. */
export function useKeptBack(): readonly KeptBack[] {
  const { member_id } = useMember()
  const { refused } = useOutbox(member_id)
  const readings = useRefusedReadings()
  return [
    ...refused.flatMap((entry) => (entry.refusal ? [ofWrite(entry, entry.refusal)] : [])),
    ...readings.flatMap((reading) => (reading.refusal ? [ofReading(reading, reading.refusal)] : [])),
  ]
}
