import { type FormEvent, useRef, useState } from 'react'
import { logFailure } from '../lib/log'
import { track } from '../lib/track'
import { HONEYPOT, type LeadPurpose, sendLead } from './lead'

export type LeadState = 'idle' | 'loading' | 'success' | 'error'

interface LeadFormOptions {
  purpose: LeadPurpose
  onSubmit?: () => void
  /** Told at once when it was kept. */
  onKept?: () => void
  /** Told after the pause that lets people read that it worked. */
  onDone?: (uniqueCode: string | undefined) => void
  pauseMilliseconds: number
}

/** First name and address, and the four states of sending them. The same rules hold for the button and the Enter key. */
export function useLeadForm({ purpose, onSubmit, onKept, onDone, pauseMilliseconds }: LeadFormOptions) {
  const [state, setState] = useState<LeadState>('idle')
  const [firstName, setFirstName] = useState('')
  const [address, setAddress] = useState('')
  const begunAt = useRef(performance.now())
  // One person's lead keeps its id through every attempt, so that the server keeps it once.
  const eventId = useRef<string>(undefined)
  const isSettled = state === 'loading' || state === 'success'
  const isBlocked = firstName === '' || address === '' || isSettled

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBlocked) return
    // A robot is told nothing: it thinks that it has done its work.
    if (new FormData(event.currentTarget).get(HONEYPOT)) return
    setState('loading')
    onSubmit?.()
    eventId.current ??= crypto.randomUUID()
    try {
      const uniqueCode = await sendLead(purpose, {
        event_uuid: eventId.current,
        first_name: firstName,
        email_address: address,
        elapsed_milliseconds: Math.round(performance.now() - begunAt.current),
      })
      setState('success')
      onKept?.()
      track('New User Funnel', { what: 'Lead' })
      setTimeout(() => onDone?.(uniqueCode), pauseMilliseconds)
    } catch (error) {
      logFailure(error)
      setState('error')
    }
  }

  const changed = <Value>(set: (value: Value) => void) => {
    return (value: Value) => {
      eventId.current = undefined
      set(value)
    }
  }

  return {
    state,
    isSettled,
    isBlocked,
    submit,
    firstName,
    setFirstName: changed(setFirstName),
    address,
    setAddress: changed((value: string) => setAddress(value.toLowerCase())),
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>
