import type { ExerciseDetail, ExerciseEffect } from '@evenkeel/api'
import { useState } from 'react'
import { useMember } from '../../lib/member'
import { newUuid } from '../../lib/uuid'
import { After } from './After'
import { Before } from './Before'
import { Done } from './Done'
import { keptPlace } from './kept-place'
import { Playing } from './Playing'
import type { Beginning, Ending, MoodChange } from './stages'
import { timelineFor } from './timeline'

type Stage =
  | { kind: 'before' }
  | { kind: 'playing'; beginning: Beginning }
  | { kind: 'after'; beginning: Beginning; ending: Ending }
  | { kind: 'done'; change: MoodChange; effect: ExerciseEffect | undefined }

/** One sitting: before, the exercise, after. Each stage hands the next what it needs, and nothing is asked twice. */
export function Sitting({ exercise }: { exercise: ExerciseDetail }) {
  const { member_id: memberId } = useMember()
  const { exercise_id: exerciseId } = exercise.listed.exercise
  const [stage, setStage] = useState<Stage>({ kind: 'before' })
  switch (stage.kind) {
    case 'before':
      return (
        <Before
          exercise={exercise}
          place={keptPlace.of(memberId, exerciseId)}
          onBegin={(choice) => {
            const fresh = { eventUuid: newUuid(), startedAt: new Date().toISOString(), position: 0, practised: 0 }
            setStage({ kind: 'playing', beginning: { ...fresh, ...choice } })
          }}
        />
      )
    case 'playing':
      return (
        <Playing
          exercise={exercise}
          timeline={timelineFor(exercise, stage.beginning.wished)}
          beginning={stage.beginning}
          onEnd={(ending) => setStage({ kind: 'after', beginning: stage.beginning, ending })}
        />
      )
    case 'after':
      return (
        <After
          exercise={exercise}
          beginning={stage.beginning}
          ending={stage.ending}
          onKept={(change, effect) => {
            keptPlace.clear()
            setStage({ kind: 'done', change, effect })
          }}
        />
      )
    case 'done':
      return <Done exercise={exercise} change={stage.change} effect={stage.effect} />
  }
}
