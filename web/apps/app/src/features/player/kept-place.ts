import { stored } from '../../lib/device/stored'
import { SAME_SITTING } from '../../lib/practice/exercise-result'

/** Where somebody stood when the app was closed or killed in the middle of an exercise. */
export interface KeptPlace {
  memberId: string
  exerciseId: string
  eventUuid: string
  /** ISO moment of the first start. */
  startedAt: string
  /** Milliseconds of the exercise. */
  position: number
  /** Milliseconds of life spent with it so far. */
  practised: number
  /** Seconds that were wished for, where another length than the usual was. */
  wished: number | undefined
  angleBefore: number | undefined
  keptAt: number
}

/** Less than this, in milliseconds of the exercise, is not worth a question. */
const WORTH_GOING_ON = 5_000

const kept = stored<KeptPlace>('player_place')

export const keptPlace = {
  of(memberId: string, exerciseId: string, now = Date.now()): KeptPlace | undefined {
    const place = kept.read()
    const isTheirs = place?.memberId === memberId && place.exerciseId === exerciseId
    return isTheirs && place.position >= WORTH_GOING_ON && now - place.keptAt < SAME_SITTING ? place : undefined
  },
  write: (place: KeptPlace) => kept.write(place),
  clear: () => kept.clear(),
}
