import type { ExerciseResult, PracticeTime } from '@evenkeel/api'

const DAY = 24 * 60 * 60 * 1000
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

const MINUTES = [12, 18, 24, 16, 0, 22, 28, 25, 19, 30, 26, 14, 23, 27]

/** Two weeks of practice with one day off, or none. */
export function fakePracticeTime(now: Date, isSeasoned: boolean): PracticeTime {
  const days = MINUTES.map((minutes, index) => ({
    day: dayOf(ago(now, MINUTES.length - 1 - index)),
    minutes,
    times: Math.ceil(minutes / 10),
  })).filter(({ minutes }) => minutes > 0)
  return { from: dayOf(ago(now, 27)), to: dayOf(now), days: isSeasoned ? days : [] }
}

const MOODS: readonly [before: number, after: number][] = [
  [38, 52],
  [45, 50],
  [60, 55],
  [30, 58],
  [42, 61],
]

/** Five times of one exercise, newest first. */
export const fakeResults = (exercise_id: string, now: Date): ExerciseResult[] =>
  MOODS.map(([mood_before, mood_after], index): ExerciseResult => {
    const started = ago(now, 2 * (MOODS.length - index))
    return {
      exercise_id,
      mood_before,
      mood_after,
      result_id: `result-${index}`,
      event_uuid: `event-${index}`,
      plan_part: 'stillness',
      started_at: started.toISOString(),
      date: dayOf(started),
      duration_s: 180,
      completed: true,
      mood_scale: 'slider',
      felt_effect: 1,
      note: '',
    }
  }).reverse()
