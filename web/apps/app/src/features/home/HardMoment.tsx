import { bandAt } from '@evenkeel/ui'
import { PersonToCall } from '../../components/PersonToCall'
import { useRingBands } from '../../lib/calls/states'
import { placeNow, useRecentPlaces } from '../../lib/practice/recent-places'

/** Where it is too much just now, a person stands beside the exercise. */
export function HardMoment() {
  const bands = useRingBands()
  const now = placeNow(useRecentPlaces())
  return now && bandAt(bands, now.angle)?.name === 'overwhelm' ? <PersonToCall /> : null
}
