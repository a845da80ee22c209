import type { ExerciseCard } from '@evenkeel/api'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useGuestUpdate } from '../../lib/calls/config'
import { newUuid } from '../../lib/device/uuid'
import { keepGuestEvent, startAsGuest } from '../../lib/guest/guest-record'
import type { FirstMinute } from '../../lib/navigation/first-minute'
import { playerPath } from '../../lib/navigation/places'
import { arousalAndComfort } from '../../lib/practice/ring-position'

/** Begins without an account: the dot is kept on this device, and the player opens on its first breath. */
export function useFirstMinute() {
  const navigate = useNavigate()
  const updateGuest = useGuestUpdate()
  const [isStarting, setIsStarting] = useState(false)
  const start = ({ exercise_id }: ExerciseCard, firstMinute: FirstMinute) => {
    setIsStarting(true)
    startAsGuest()
    const checked_in_at = new Date().toISOString()
    const body = { ...arousalAndComfort(firstMinute.angle), event_uuid: newUuid(), body_signs: [], checked_in_at }
    keepGuestEvent({ call: 'POST /premium/authorized/assessment/check-in', body })
    updateGuest()
    navigate(playerPath(exercise_id), { state: { firstMinute } })
  }
  return { isStarting, start }
}
