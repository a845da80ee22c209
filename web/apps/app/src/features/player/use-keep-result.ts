import type { CallFailed, RequestState } from '@evenkeel/api'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newUuid } from '../../lib/device/uuid'
import { useWrite } from '../../lib/outbox/use-write'
import { type Answers, type Finished, toResult, useResultWrite } from '../../lib/practice/exercise-result'
import { arousalAndComfort } from '../../lib/practice/ring-position'

export interface KeepResult {
  state: RequestState
  error: CallFailed | undefined
  /** Keeps what was said and goes on to a screen. */
  keepAndGo: (path: string) => void
}

/** The reads that a new place on the ring makes stale. */
const STALE = ['check-ins', 'states', 'balance', 'year', 'patterns'] as const

/**
 * Keeps the exercise and, where the person said where they are now, that place as a check-in: the ring and the next
 * suggestion follow it at once. Both wait on the device where there is no connection.
 */
export function useKeepResult(finished: Finished, answers: Answers, onSettled: () => void): KeepResult {
  const navigate = useNavigate()
  const [checkInId] = useState(newUuid)
  const [path, setPath] = useState('')
  const place = useWrite('POST /premium/authorized/assessment/check-in', { stales: STALE })
  const write = useResultWrite()

  const keepAndGo = async (target: string) => {
    setPath(target)
    const { angle } = answers
    if (angle !== undefined) {
      const body = { ...arousalAndComfort(angle), event_uuid: checkInId, checked_in_at: new Date().toISOString() }
      await place.send({ ...body, body_signs: [] }, checkInId)
    }
    if (!(await write.send(toResult(finished, answers), finished.beginning.eventUuid))) return
    onSettled()
    navigate(target, { replace: true })
  }
  const state = path === '' ? 'unstarted' : write.state === 'unstarted' ? place.state : write.state
  return { state, error: write.error, keepAndGo }
}
