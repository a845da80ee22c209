import type { CallFailed, CheckInRecord, CheckInRequest, RequestState } from '@evenkeel/api'
import { useState } from 'react'
import { newUuid } from '../../lib/device/uuid'
import { useWrite } from '../../lib/outbox/use-write'
import { arousalAndComfort } from '../../lib/practice/ring-position'
import { STALE_AFTER_CHECK_IN } from './history'

export interface CheckInForm {
  /** Ring angle in degrees; undefined until the member has placed themselves. */
  angle: number | undefined
  bodySigns: readonly string[]
  note: string
  /** When it was felt; undefined is now, whenever Save is pressed. */
  moment: Date | undefined
}

export interface CheckInProgress {
  request: RequestState
  isUnplaced: boolean
  error: CallFailed | undefined
}

/** Long enough to read "Saved", short enough not to wait for. */
const SAVED_PAUSE = 700

const EMPTY: CheckInForm = { angle: undefined, bodySigns: [], note: '', moment: undefined }

const formOf = ({ felt_angle, body_signs, note, checked_in_at }: CheckInRecord): CheckInForm => ({
  note,
  angle: felt_angle,
  bodySigns: body_signs,
  moment: new Date(checked_in_at),
})

type Answers = Omit<CheckInRequest, 'event_uuid'>

/** Form state → answers. The moment is fixed here, so a check-in sent late still counts when it was felt. */
function answersOf(form: CheckInForm & { angle: number }, now: Date): Answers {
  return {
    ...arousalAndComfort(form.angle),
    body_signs: [...form.bodySigns],
    checked_in_at: (form.moment ?? now).toISOString(),
    note: form.note.trim(),
  }
}

/** A new check-in, or the correction of one. */
export function useCheckIn(record: CheckInRecord | undefined, onDone: () => void) {
  const [form, setForm] = useState(() => (record ? formOf(record) : EMPTY))
  const [isUnplaced, setIsUnplaced] = useState(false)
  const [eventUuid] = useState(newUuid)
  const options = { stales: STALE_AFTER_CHECK_IN, onSuccess: () => setTimeout(onDone, SAVED_PAUSE) }
  const addition = useWrite('POST /premium/authorized/assessment/check-in', options)
  const correction = useWrite('PUT /premium/authorized/assessment/check-in', options)
  const write = record ? correction : addition

  const change = (part: Partial<CheckInForm>) => {
    setForm((present) => ({ ...present, ...part }))
    setIsUnplaced(false)
    write.reset()
  }

  const save = () => {
    const { angle } = form
    if (angle === undefined) return setIsUnplaced(true)
    const answers = answersOf({ ...form, angle }, new Date())
    if (record) return correction.send({ ...answers, check_in_id: record.check_in_id })
    const { note, ...rest } = answers
    addition.send({ ...rest, event_uuid: eventUuid, ...(note && { note }) }, eventUuid)
  }

  const progress: CheckInProgress = { isUnplaced, request: write.state, error: write.error }
  return { form, change, progress, save }
}
