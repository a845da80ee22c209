import type { Suggestion } from '@evenkeel/api'
import { bandAt } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useMember } from '../calls/member'
import { useRingBands } from '../calls/states'
import { isGuest } from '../guest/guest-member'
import { useOutbox } from '../outbox/outbox'
import { leftOut, usePutBack } from './put-back'
import { useRatedTimes } from './rated-times'
import { useRecentPlaces } from './recent-places'

/** Part of the app that only those load who need it. */
export const openPracticeQuery = {
  queryKey: ['open-practice'],
  queryFn: () => import('./open-practice'),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  structuralSharing: false,
} as const

/** Where a way from here usually leads. */
export const goalFrom = (from: string, wanted?: string | null) =>
  wanted && wanted !== from ? wanted : from === 'parasympathetic' ? 'stillness' : 'parasympathetic'

/** Its second choice takes the place of what is left out; the reasons were those of the first. */
function spared(suggestion: Suggestion | null, out: ReadonlySet<string>): Suggestion | undefined {
  if (!suggestion) return undefined
  const { exercise, alternative } = suggestion
  const kept = alternative && !out.has(alternative.exercise_id) ? alternative : null
  if (!out.has(exercise.exercise_id)) return { ...suggestion, alternative: kept }
  return kept ? { ...suggestion, exercise: kept, alternative: null, reasons: [] } : undefined
}

/** Exercises that are not suggested to this person for now. */
export function useLeftOut(): ReadonlySet<string> {
  const { member_id } = useMember()
  return leftOut(useRatedTimes(), usePutBack(member_id))
}

/**
 * One exercise for this moment. The server's choice, as long as it knows what this device knows; where something waits
 * here, or nobody has an account, the device chooses among those that suit everybody.
 */
export function useSuggestion(passedOver?: string): Suggestion | undefined {
  const member = useMember()
  const out = useLeftOut()
  const times = useRatedTimes()
  const bands = useRingBands()
  const [latest] = useRecentPlaces()
  const { waiting } = useOutbox(member.member_id)
  const isBehind = waiting.some(({ call }) => call.includes('/assessment/check-in') || call.endsWith('/exercise'))
  const without = passedOver === undefined ? out : new Set([...out, passedOver])
  const own = isBehind || isGuest(member) ? undefined : spared(member.suggestion, without)
  const isAlone = isBehind || isGuest(member) || (member.suggestion !== null && !own)
  const { data: open } = useQuery({ ...openPracticeQuery, enabled: isAlone })
  if (!isAlone) return own
  const from = (latest && bandAt(bands, latest.angle)?.name) ?? member.plan?.current_state ?? 'sympathetic'
  return open?.suggestOpen({
    from,
    to: goalFrom(from, member.plan?.target_state),
    now: new Date(),
    without,
    times,
  })
}
