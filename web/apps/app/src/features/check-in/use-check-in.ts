import type { CallFailed, CheckInRequest, Member } from '@evenkeel/api'
import { useState } from 'react'
import { useMemberUpdate } from '../../lib/config'
import { useMember } from '../../lib/member'
import { send } from '../../lib/outbox'
import { newUuid } from '../../lib/uuid'
import { arousalAndComfort } from './ring-position'

export interface CheckInForm {
  /** Ring angle in degrees; undefined until the member has placed themselves. */
  angle: number | undefined
  bodySigns: readonly string[]
  note: string
}

export type CheckInProgress =
  | { kind: 'editing' }
  | { kind: 'unplaced' }
  | { kind: 'sending' }
  | { kind: 'saved' }
  | { kind: 'refused'; failed: CallFailed }

/** Long enough to read "Saved", short enough not to wait for. */
const SAVED_PAUSE = 700

const EMPTY: CheckInForm = { angle: undefined, bodySigns: [], note: '' }

/** Form state → request. The moment is fixed here, so a check-in sent late still counts when it was felt. */
export function toRequest(form: CheckInForm & { angle: number }, eventUuid: string, now: Date): CheckInRequest {
  const note = form.note.trim()
  return {
    event_uuid: eventUuid,
    ...arousalAndComfort(form.angle),
    body_signs: [...form.bodySigns],
    checked_in_at: now.toISOString(),
    ...(note && { note }),
  }
}

export function useCheckIn(onDone: () => void) {
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const [form, setForm] = useState(EMPTY)
  const [progress, setProgress] = useState<CheckInProgress>({ kind: 'editing' })
  const [eventUuid] = useState(newUuid)

  const change = (part: Partial<CheckInForm>) => {
    setForm((present) => ({ ...present, ...part }))
    setProgress({ kind: 'editing' })
  }

  const save = async () => {
    const { angle } = form
    if (angle === undefined) return setProgress({ kind: 'unplaced' })
    setProgress({ kind: 'sending' })
    const checkIn = toRequest({ ...form, angle }, eventUuid, new Date())
    const delivery = await send<{ member: Member }>({
      id: eventUuid,
      memberId: member_id,
      kind: 'check_in',
      method: 'POST',
      path: '/premium/authorized/assessment/check-in',
      body: checkIn,
    })
    if (delivery.kind === 'refused') return setProgress(delivery)
    if (delivery.kind === 'delivered') updateMember(delivery.answer.member)
    setProgress({ kind: 'saved' })
    setTimeout(onDone, SAVED_PAUSE)
  }

  return { form, change, progress, save }
}
