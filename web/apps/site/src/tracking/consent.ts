const KEY = 'evenkeel.consent'

/** Raised where the text of the question changes: an old answer then answers nothing. */
const VERSION = 1

export type Consent = 'agreed' | 'refused' | 'unasked'

const refusesByItself = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Global Privacy Control is a no, whatever was tapped before it was switched on. */
export function readConsent(): Consent {
  if (refusesByItself()) return 'refused'
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { version?: number; agreed?: boolean }
    if (kept.version !== VERSION) return 'unasked'
    return kept.agreed ? 'agreed' : 'refused'
  } catch {
    return 'refused'
  }
}

export function keepConsent(agreed: boolean) {
  localStorage.setItem(KEY, JSON.stringify({ version: VERSION, agreed }))
}

export function forgetConsent() {
  localStorage.removeItem(KEY)
}
