import { answerOf } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keptQuery } from '../calls/kept-queries'
import { useMember } from '../calls/member'
import { memberApi } from '../calls/member-api'
import { stored } from '../device/stored'
import { isGuest } from '../guest/guest-member'
import type { Write } from '../outbox/calls'
import { useWrite } from '../outbox/use-write'

/** The pace of breathing that the heart follows best. Where two devices found one, the one found last counts. */
export interface ResonancePace {
  /** Breaths a minute. */
  rate: number
  foundAt: string
}

type Owned = ResonancePace & { memberId: string }

const onDevice = stored<Owned>('resonance')

export function paceOnDevice(memberId: string): ResonancePace | undefined {
  const pace = onDevice.read()
  return pace?.memberId === memberId ? pace : undefined
}

const CALL = 'POST /premium/authorized/practice/resonance_pace'
const bodyOf = ({ rate, foundAt }: ResonancePace) => ({ breaths_per_minute: rate, found_at: foundAt })
const idOf = ({ foundAt }: ResonancePace) => `resonance_pace:${foundAt}`

/** Known by the moment at which it was found: sent again it changes nothing. */
export const paceWrite = (memberId: string, pace: ResonancePace): Write => ({
  id: idOf(pace),
  memberId,
  call: CALL,
  body: bodyOf(pace),
})

export const paceQuery = (memberId: string) =>
  keptQuery([memberId, 'resonance-pace'], () => answerOf(memberApi.GET('/authorized/practice/resonance_pace', {})))

const isLater = (one: ResonancePace, other: ResonancePace | undefined) =>
  !other || Date.parse(one.foundAt) > Date.parse(other.foundAt)

const later = (one: ResonancePace | undefined, other: ResonancePace | undefined) =>
  one && isLater(one, other) ? one : other

interface PaceHandle {
  pace: ResonancePace | undefined
  found: (rate: number) => void
}

/** The member's pace, from this device or another, and what to do when the finder found one. */
export function useResonancePace(): PaceHandle {
  const member = useMember()
  const memberId = member.member_id
  const hasAccount = !isGuest(member)
  const { data } = useQuery({ ...paceQuery(memberId), enabled: hasAccount })
  const [here, setHere] = useState(() => paceOnDevice(memberId))
  const write = useWrite(CALL, { stales: ['resonance-pace'] })
  const kept = data?.resonance_pace
  const there = kept ? { rate: kept.breaths_per_minute, foundAt: kept.found_at } : undefined
  const tell = (pace: ResonancePace) => {
    if (hasAccount) write.send(bodyOf(pace), idOf(pace))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per answer: the device may know a later one.
  useEffect(() => {
    if (data && here && isLater(here, there)) tell(here)
  }, [data])
  return {
    pace: later(here, there),
    found: (rate) => {
      const pace = { rate, foundAt: new Date().toISOString() }
      onDevice.write({ ...pace, memberId })
      setHere(pace)
      tell(pace)
    },
  }
}
