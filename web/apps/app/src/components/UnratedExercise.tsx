import { useEffect } from 'react'
import { useMember } from '../lib/calls/member'
import { finishedExercise, NOTHING_SAID, toResult, useResultWrite } from '../lib/practice/exercise-result'

/** Who did an exercise to its end and then closed the app has done it all the same: it counts, without a rating. */
export function UnratedExercise() {
  const { member_id } = useMember()
  const write = useResultWrite()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens.
  useEffect(() => {
    const done = finishedExercise.take(member_id)
    if (done) write.send(toResult(done, NOTHING_SAID), done.beginning.eventUuid)
  }, [])
  return null
}
