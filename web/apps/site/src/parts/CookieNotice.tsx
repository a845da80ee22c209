import '../styles/notice.css'
import { useEffect, useState } from 'react'
import { useFrame } from '../lib/frame'
import { startServices } from '../tracking/adapters'
import { keepConsent, readConsent } from '../tracking/consent'
import { type Service, servicesFor } from '../tracking/services'

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks once, and only where somebody else's service is set up for this visit. Both answers are one tap, side by side. */
export function CookieNotice() {
  const { tracking, words } = useFrame()
  const [asked, setAsked] = useState<Service[]>([])
  useEffect(() => {
    const services = servicesFor({ tracking, path: location.pathname, timeZone: timeZone() })
    if (services.length === 0) return
    const consent = readConsent()
    if (consent === 'agreed') startServices(services, tracking)
    if (consent === 'unasked') setAsked(services)
  }, [tracking])
  if (asked.length === 0) return null
  const answer = (agreed: boolean) => {
    keepConsent(agreed)
    setAsked([])
    if (agreed) startServices(asked, tracking)
  }
  return (
    <section className="notice" aria-label={words.notice.title}>
      <p>
        {words.notice.before} {asked.map((service) => words.notice.services[service]).join(', ')}. {words.notice.after}{' '}
        <a href="/legal/cookies">{words.notice.more}</a>
      </p>
      <div>
        <button type="button" className="btn ghost" onClick={() => answer(false)}>
          {words.notice.refuse}
        </button>
        <button type="button" className="btn ghost" onClick={() => answer(true)}>
          {words.notice.agree}
        </button>
      </div>
    </section>
  )
}
