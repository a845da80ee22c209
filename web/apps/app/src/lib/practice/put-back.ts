import { observable } from '../device/observable'
import { stored } from '../device/stored'
import type { RatedTime } from './rated-times'

interface PutBack {
  memberId: string
  /** By exercise: the moment (ISO) at which it was put back. */
  moments: Readonly<Record<string, string>>
}

const kept = stored<PutBack>('put_back')
const changes = observable(0)

/** The moments at which this person put exercises back. */
export const putBackMoments = (memberId: string): Readonly<Record<string, string>> => {
  const known = kept.read()
  return known?.memberId === memberId ? known.moments : {}
}

/** It may be suggested again, until it makes something worse once more. */
export function putBack(memberId: string, exerciseId: string, now = new Date()) {
  kept.write({ memberId, moments: { ...putBackMoments(memberId), [exerciseId]: now.toISOString() } })
  changes.set(changes.get() + 1)
}

export function forgetPutBack() {
  kept.clear()
  changes.set(changes.get() + 1)
}

/** The moments at which exercises were put back, in a component. */
export function usePutBack(memberId: string): Readonly<Record<string, string>> {
  changes.use()
  return putBackMoments(memberId)
}

/**
 * The exercises that are left out: the last time left the person worse, and they have not put it back since. It follows
 * from the ratings, so that it is the same on every device; losing what was put back only leaves out more.
 */
export function leftOut(times: readonly RatedTime[], moments: Readonly<Record<string, string>>): Set<string> {
  const last = new Map<string, RatedTime>()
  for (const time of times) {
    const known = last.get(time.exerciseId)
    if (!known || known.startedAt < time.startedAt) last.set(time.exerciseId, time)
  }
  const isOut = ({ rating, exerciseId, startedAt }: RatedTime) => {
    const back = moments[exerciseId]
    return rating === 'worse' && !(back && new Date(back) >= startedAt)
  }
  return new Set([...last.values()].filter(isOut).map(({ exerciseId }) => exerciseId))
}
