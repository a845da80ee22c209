import { Check } from 'lucide-react'
import { useFrame } from '../lib/frame'
import { HONEYPOT } from './lead'
import type { LeadForm } from './use-lead-form'

export interface ButtonWords {
  idle: string
  loading: string
  success: string
}

interface LeadFieldsProps {
  form: LeadForm
  button: ButtonWords
  buttonStyle: string
  failed: string
}

/** The two fields and the button. Nothing changes its size with the state. */
export function LeadFields({ form, button, buttonStyle, failed }: LeadFieldsProps) {
  const { words } = useFrame()
  const { state } = form
  return (
    <>
      <label className="f">
        {words.form.first_name}
        <input
          name="first_name"
          autoComplete="given-name"
          maxLength={80}
          value={form.firstName}
          disabled={form.isSettled}
          onChange={(event) => form.setFirstName(event.target.value)}
        />
      </label>
      <label className="f">
        {words.form.email_address}
        <input
          name="email_address"
          type="email"
          autoComplete="email"
          placeholder={words.form.email_example}
          value={form.address}
          disabled={form.isSettled}
          onChange={(event) => form.setAddress(event.target.value)}
        />
      </label>
      <label className="trap" aria-hidden="true">
        {HONEYPOT}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
      <button
        type="submit"
        className={`btn ${buttonStyle} ${state === 'success' ? 'ok' : ''}`}
        disabled={form.isBlocked && !form.isSettled}
        aria-disabled={form.isSettled}
        aria-busy={state === 'loading'}
      >
        {state === 'loading' && <span className="spin" />}
        {state === 'success' && <Check size={20} aria-hidden="true" />}
        {state === 'loading' ? button.loading : state === 'success' ? button.success : button.idle}
      </button>
      {state === 'error' && (
        <p className="failed" role="alert">
          {failed}
        </p>
      )}
    </>
  )
}
