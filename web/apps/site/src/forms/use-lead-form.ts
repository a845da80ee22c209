import { type FormEvent, useRef, useState } from 'react'
import { logFailure } from '../lib/log'
import { track } from '../lib/track'
import { HONEYPOT, type LeadCall, sendLead } from './lead'

export type LeadState = 'idle' | 'loading' | 'success' | 'error'

interface LeadFormOptions {
  call: LeadCall
  onSubmit?: () => void
  /** Told after the pause that lets people read that it worked. */
  onDone: (uniqueCode: string | undefined) => void
  pauseMilliseconds: number
}

/** First name and address, and the four states of sending them. The same rules hold for the button and the Enter key. */
export function useLeadForm({ call, onSubmit, onDone, pauseMilliseconds }: LeadFormOptions) {
  const [state, setState] = useState<LeadState>('idle')
  const [firstName, setFirstName] = useState('')
  const [address, setAddress] = useState('')
  const begunAt = useRef(performance.now())
  const isSettled = state === 'loading' || state === 'success'
  const isBlocked = firstName === '' || address === '' || isSettled

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBlocked) return
    // A robot is told nothing: it thinks that it has done its work.
    if (new FormData(event.currentTarget).get(HONEYPOT)) return
    setState('loading')
    onSubmit?.()
    try {
      const lead = { first_name: firstName, email_address: address }
      const { unique_code } = await sendLead(call, lead, performance.now() - begunAt.current)
      setState('success')
      track('New User Funnel', { what: 'Lead' })
      setTimeout(() => onDone(unique_code), pauseMilliseconds)
    } catch (error) {
      logFailure(error)
      setState('error')
    }
  }

  return {
    state,
    isSettled,
    isBlocked,
    submit,
    firstName,
    setFirstName,
    address,
    setAddress: (value: string) => setAddress(value.toLowerCase()),
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>
