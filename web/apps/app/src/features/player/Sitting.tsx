import type { ExerciseDetail } from '@evenkeel/api'
import { startTransition, useState } from 'react'
import { useLocation } from 'react-router'
import { useMember } from '../../lib/calls/member'
import { newUuid } from '../../lib/device/uuid'
import { type FirstMinute, firstMinuteIn } from '../../lib/navigation/first-minute'
import { type Beginning, type Ending, type Finished, finishedExercise } from '../../lib/practice/exercise-result'
import { After } from './After'
import { Before } from './Before'
import { keptPlace } from './kept-place'
import { Playing } from './Playing'
import { useSettings } from './settings'
import { timelineFor } from './timeline'

type Stage = { kind: 'before' } | { kind: 'playing'; beginning: Beginning } | { kind: 'after'; finished: Finished }

const fresh = () => ({ eventUuid: newUuid(), startedAt: new Date().toISOString(), position: 0, practised: 0 })

/** One minute of life, at whatever pace it is played. */
const firstBeginning = ({ angle, minutes }: FirstMinute, rate: number): Beginning => ({
  ...fresh(),
  wished: minutes * 60 * rate,
  angleBefore: angle,
})

/**
 * One sitting: before, the exercise, after. Each stage hands the next what it needs, and nothing is asked twice. Who
 * closed the app at the end comes back to the end.
 */
export function Sitting({ exercise }: { exercise: ExerciseDetail }) {
  const { member_id: memberId } = useMember()
  const { rate } = useSettings()
  const first = firstMinuteIn(useLocation().state)
  const { exercise_id: exerciseId } = exercise.listed.exercise
  const [stage, setStage] = useState<Stage>(() => {
    const finished = finishedExercise.of(memberId, exerciseId)
    if (finished) return { kind: 'after', finished }
    return first ? { kind: 'playing', beginning: firstBeginning(first, rate) } : { kind: 'before' }
  })
  const end = (beginning: Beginning, ending: Ending) => {
    const finished = { exerciseId, beginning, ending }
    if (ending.isCompleted) finishedExercise.write(memberId, finished)
    setStage({ kind: 'after', finished })
  }
  const letGo = () => {
    finishedExercise.take(memberId)
    keptPlace.clear()
  }
  switch (stage.kind) {
    case 'before':
      return (
        <Before
          exercise={exercise}
          place={keptPlace.of(memberId, exerciseId)}
          onBegin={(choice) => {
            // A slow phone takes long to draw the figure: the tap is answered before that.
            startTransition(() => setStage({ kind: 'playing', beginning: { ...fresh(), ...choice } }))
          }}
        />
      )
    case 'playing':
      return (
        <Playing
          exercise={exercise}
          timeline={timelineFor(exercise, stage.beginning.wished)}
          beginning={stage.beginning}
          isPlain={first !== undefined}
          onEnd={(ending) => end(stage.beginning, ending)}
        />
      )
    case 'after':
      return <After exercise={exercise} finished={stage.finished} isFirst={first !== undefined} onSettled={letGo} />
  }
}
