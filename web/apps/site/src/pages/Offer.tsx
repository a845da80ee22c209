import '../styles/certification.css'
import '../styles/offer.css'
import { useEffect, useRef } from 'react'
import { type ButtonWords, LeadFields } from '../forms/LeadFields'
import { useLeadForm } from '../forms/use-lead-form'
import { AFTER_OFFER_MILLISECONDS } from '../lib/constants'
import { askForExperiments, OFFER_EXPERIMENTS, useExperiment, useHasExperiments } from '../lib/experiments'
import { countStep } from '../lib/exposure'
import { useFrame } from '../lib/frame'
import { track } from '../lib/track'
import { SmallFooter } from '../parts/Footers'
import { Press } from '../parts/Press'
import { Say } from '../parts/Say'
import { TopBar } from '../parts/TopBar'
import type { PageProps } from '../types'

interface OfferTexts {
  heading: string
  lead: { strong: string; percent: string; rest: string }
  limited: string
  button: ButtonWords
  fine: string
  failed: string
  includes: { title: string; items: { numeral: string; title: string; words: string }[] }
  professionals: string
}

const PLACE = 'cert_offer'

export default function Offer({ texts }: PageProps<OfferTexts>) {
  const form = useRef<HTMLFormElement>(null)
  const isRed = useExperiment('web_cert_offer__red_button')
  const isShort = useExperiment('web_cert_offer__hide_all_sections_below_fold')
  const hasPressLow = useExperiment('web_cert_offer__show_press_at_bottom_above_fold')
  const hasLaurel = useExperiment('web_cert_offer__hero_press_show_well_and_good_laurel')
  const color = isRed ? 'red' : 'black'
  const hasSides = useHasExperiments()
  useEffect(() => void askForExperiments(), [])
  useEffect(() => {
    if (hasSides) countStep('exposure', OFFER_EXPERIMENTS, PLACE)
  }, [hasSides])
  return (
    <>
      <TopBar />
      <main id="page">
        <div className="of">
          <h1>{texts.heading}</h1>
          <Lead texts={texts} />
          <OfferForm texts={texts} color={color} form={form} />
          {hasPressLow && (
            <div className={hasLaurel ? 'laurel' : ''}>
              <Press />
            </div>
          )}
        </div>
        {!isShort && (
          <Below
            texts={texts}
            color={color}
            hasPress={!hasPressLow}
            onBack={() => form.current?.scrollIntoView({ behavior: 'smooth', block: 'center' })}
          />
        )}
      </main>
      <SmallFooter />
    </>
  )
}

function Lead({ texts }: { texts: OfferTexts }) {
  const isLimited = useExperiment('web_cert_offer__display_limited_time_hero_cta_text')
  const hasPercent = useExperiment('web_cert_offer__hero_cta_show_percent_off')
  if (isLimited) return <p className="lead">{texts.limited}</p>
  return (
    <p className="lead">
      <strong>{hasPercent ? texts.lead.percent : texts.lead.strong}</strong> {texts.lead.rest}
    </p>
  )
}

interface OfferFormProps {
  texts: OfferTexts
  color: string
  form: React.RefObject<HTMLFormElement | null>
}

function OfferForm({ texts, color, form }: OfferFormProps) {
  const lead = useLeadForm({
    purpose: 'certification',
    onSubmit: () => track('Lead', { what: PLACE }),
    onKept: () => countStep('conversion', OFFER_EXPERIMENTS, PLACE),
    onDone: (uniqueCode) => location.assign(`/certification?c=${encodeURIComponent(uniqueCode ?? '')}`),
    pauseMilliseconds: AFTER_OFFER_MILLISECONDS,
  })
  return (
    <form ref={form} onSubmit={lead.submit} noValidate>
      <LeadFields form={lead} button={texts.button} buttonStyle={`caps wide ${color}`} failed={texts.failed} />
      <p className="fine">{texts.fine}</p>
    </form>
  )
}

interface BelowProps {
  texts: OfferTexts
  color: string
  hasPress: boolean
  onBack: () => void
}

function Below({ texts, color, hasPress, onBack }: BelowProps) {
  const { claims } = useFrame()
  return (
    <section className="on-raised includes">
      <div className="wrap">
        {hasPress && <Press />}
        <h2>{texts.includes.title}</h2>
        <ol className="wyg">
          {texts.includes.items.map(({ numeral, title, words }) => (
            <li key={numeral}>
              <i>{numeral}</i>
              <b>{title}</b>
              <p>{words}</p>
            </li>
          ))}
        </ol>
        <p className="serif many">
          {claims.professionals?.isShown ? <Say>{texts.professionals}</Say> : claims.professionals?.instead.text}
        </p>
        <button type="button" className={`btn caps ${color}`} onClick={onBack}>
          {texts.button.idle}
        </button>
      </div>
    </section>
  )
}
