import { answerOf, type ExerciseResult, type ExerciseResultRequest } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { keptQuery } from '../calls/kept-queries'
import { useMember } from '../calls/member'
import { memberApi } from '../calls/member-api'
import { useOutbox } from '../outbox/outbox'
import { type Rating, ratingOf } from './ring-rating'

/** One time that an exercise was done and something was said about it. */
export interface RatedTime {
  id: string
  exerciseId: string
  /** When it began. */
  startedAt: Date
  seconds: number
  rating: Rating
  /** Places on the ring, where they were said. */
  before: number | undefined
  after: number | undefined
}

/** As many as the way back of a suggestion needs. */
const MOST_TIMES = 50

const recentResultsQuery = (memberId: string) =>
  keptQuery([memberId, 'rated-times'], () =>
    answerOf(memberApi.GET('/authorized/history/exercises', { params: { query: { limit: MOST_TIMES } } })),
  )

type Said = Pick<
  ExerciseResult,
  | 'event_uuid'
  | 'exercise_id'
  | 'started_at'
  | 'duration_s'
  | 'felt_effect'
  | 'mood_before'
  | 'mood_after'
  | 'mood_scale'
>

const saidOf = (body: ExerciseResultRequest): Said => ({
  event_uuid: body.event_uuid,
  exercise_id: body.exercise_id,
  started_at: body.started_at ?? new Date().toISOString(),
  duration_s: body.duration_s,
  felt_effect: body.felt_effect ?? null,
  mood_before: body.mood_before ?? null,
  mood_after: body.mood_after ?? null,
  mood_scale: body.mood_scale ?? 'slider',
})

function timeOf(said: Said): RatedTime[] {
  const { felt_effect: felt, mood_scale, mood_before, mood_after } = said
  if (felt === null) return []
  const place = (mood: number | null) => (mood_scale === 'ring' && mood !== null ? mood : undefined)
  return [
    {
      id: said.event_uuid,
      exerciseId: said.exercise_id,
      startedAt: new Date(said.started_at),
      seconds: said.duration_s,
      rating: ratingOf(felt),
      before: place(mood_before),
      after: place(mood_after),
    },
  ]
}

/** Joins the times that the server knows with those that wait here, each once, newest first. */
export function ratedTimesOf(answered: readonly Said[], waiting: readonly ExerciseResultRequest[]): RatedTime[] {
  const known = new Map([...answered, ...waiting.map(saidOf)].map((said) => [said.event_uuid, said]))
  return [...known.values()].flatMap(timeOf).sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
}

/** Every exercise that was rated of late, also those that still wait on this device. */
export function useRatedTimes(): RatedTime[] {
  const { member_id } = useMember()
  const { data } = useQuery(recentResultsQuery(member_id))
  const { waiting } = useOutbox(member_id)
  const bodies = waiting.flatMap((write) =>
    write.call === 'POST /premium/authorized/assessment/exercise' ? [write.body] : [],
  )
  return ratedTimesOf(data?.exercise_results ?? [], bodies)
}
