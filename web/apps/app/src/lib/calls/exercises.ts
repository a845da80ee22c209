import { answerOf } from '@evenkeel/api'
import { keptQuery } from './kept-queries'
import { memberApi } from './member-api'

/** The whole library that this member's safety profile allows, by title. */
export const libraryQuery = (memberId: string) =>
  keptQuery([memberId, 'exercises'], async () => {
    const { exercises } = await answerOf(memberApi.GET('/premium/authorized/exercises'))
    return exercises
  })

/** One exercise with its steps. Once opened it can be done without a connection. */
export const exerciseQuery = (memberId: string, exerciseId: string) =>
  keptQuery([memberId, 'exercise-detail', exerciseId], async () => {
    const query = { exercise_id: exerciseId }
    const { exercise } = await answerOf(memberApi.GET('/premium/authorized/exercise', { params: { query } }))
    return exercise
  })

/** The reads that a finished exercise makes stale: its effect, recent results, and every chart it counts in. */
export const STALE_AFTER_PRACTICE = [
  'exercises',
  'exercise-detail',
  'exercise-results',
  'rated-times',
  'effects',
  'practice-time',
  'patterns',
  'program',
  'program-day',
  'practice',
] as const
