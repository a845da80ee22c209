import { answerOf } from '@evenkeel/api'
import { keptQuery } from '../../lib/calls/kept-queries'
import { memberApi } from '../../lib/calls/member-api'

/** As many times as one chart can show. */
const MOST_TIMES = 50

/** What the member said of one exercise each time, newest first. */
export const resultsQuery = (memberId: string, exerciseId: string) =>
  keptQuery([memberId, 'exercise-results', exerciseId], () =>
    answerOf(
      memberApi.GET('/authorized/history/exercises', {
        params: { query: { exercise_id: exerciseId, limit: MOST_TIMES } },
      }),
    ),
  )
