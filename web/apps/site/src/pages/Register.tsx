import '../styles/register.css'
import { Ring, StateMark } from '@evenkeel/ui'
import { ArrowDown } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { type ButtonWords, LeadFields } from '../forms/LeadFields'
import { useLeadForm } from '../forms/use-lead-form'
import { bandsOf } from '../lib/bands'
import { useBrowserValue } from '../lib/browser-value'
import { AFTER_REGISTRATION_MILLISECONDS } from '../lib/constants'
import { headerLook, useScroll } from '../lib/scroll'
import { track } from '../lib/track'
import { SmallFooter } from '../parts/Footers'
import { Press } from '../parts/Press'
import { BrandLink, SkipLink } from '../parts/TopBar'
import type { PageProps, State } from '../types'

interface RegisterTexts {
  heading: string
  lead: string
  begins_at: string
  ends_at: string
  month: string
  day: string
  date: string
  time: string
  for_you: string
  over: string
  form_title: string
  button: ButtonWords
  consent: { before: string; and: string }
  done: string
  failed: string
  down: string
  beliefs: { title: string; before: string; after: string; items: { before: string; after: string }[] }
  states: { title: string; lead: string; items: Record<string, string> }
  growth: { title: string; paragraphs: string[] }
  all_states: State[]
}

/** Website specification, section 9: up to 500 pixels of scroll. */
const HEADER_DISTANCE = 500

export default function Register({ frame, texts }: PageProps<RegisterTexts>) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <>
      <Header />
      <main id="page">
        <div className="wrap rg">
          <div>
            <h1>{texts.heading}</h1>
            <p className="lead">{texts.lead}</p>
            <When texts={texts} />
          </div>
          <RegisterForm texts={texts} form={form} words={frame.words} />
        </div>
        <div className="downa">
          <a href="#more" aria-label={texts.down}>
            <ArrowDown size={24} aria-hidden="true" />
          </a>
        </div>
        <section className="on-raised more" id="more">
          <div className="wrap">
            <Press />
            <h2>{texts.beliefs.title}</h2>
            <ol className="bel">
              {texts.beliefs.items.map(({ before, after }) => (
                <li key={before}>
                  <p className="old">
                    <span>{texts.beliefs.before}</span>
                    {before}
                  </p>
                  <p>
                    <span>{texts.beliefs.after}</span>
                    {after}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <AtWork texts={texts} />
        <section className="on-raised">
          <div className="wrap growth">
            <h2>{texts.growth.title}</h2>
            <div>
              {texts.growth.paragraphs.map((paragraph) => (
                <p key={paragraph} className="lead">
                  {paragraph}
                </p>
              ))}
              <button
                type="button"
                className="btn caps"
                onClick={() => form.current?.scrollIntoView({ behavior: 'smooth', block: 'center' })}
              >
                {texts.button.idle}
              </button>
            </div>
          </div>
        </section>
      </main>
      <SmallFooter />
    </>
  )
}

/** Turns translucent and blurred and gains a border while the first 500 pixels go by. */
function Header() {
  const header = useRef<HTMLElement>(null)
  useScroll(
    useCallback((scroll) => {
      const { opacity, blur } = headerLook(scroll, HEADER_DISTANCE)
      header.current?.style.setProperty('--header-opacity', String(opacity))
      header.current?.style.setProperty('--header-blur', `${blur}px`)
      header.current?.toggleAttribute('data-scrolled', scroll > 0)
    }, []),
  )
  return (
    <>
      <SkipLink />
      <header className="top plain sticky" ref={header}>
        <BrandLink />
      </header>
    </>
  )
}

const ownHour = (begins: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(
    new Date(begins),
  )

function When({ texts }: { texts: RegisterTexts }) {
  const own = useBrowserValue(() => ownHour(texts.begins_at), '')
  const isOver = useBrowserValue(() => Date.now() > Date.parse(texts.ends_at), false)
  return (
    <>
      <div className="when">
        <div className="day">
          <span>{texts.month}</span>
          <b>{texts.day}</b>
        </div>
        <p>
          <b>{texts.date}</b> <b className="nowrap">{texts.time}</b>
          {own && (
            <span className="quiet own">
              {texts.for_you} {own}
            </span>
          )}
        </p>
      </div>
      {isOver && <p className="src over-note">{texts.over}</p>}
    </>
  )
}

interface RegisterFormProps {
  texts: RegisterTexts
  form: React.RefObject<HTMLFormElement | null>
  words: { terms: string; privacy: string }
}

function RegisterForm({ texts, form, words }: RegisterFormProps) {
  const lead = useLeadForm({
    purpose: 'live_training',
    onSubmit: () => track('Lead', { what: 'register' }),
    onDone: () => location.assign('/certification'),
    pauseMilliseconds: AFTER_REGISTRATION_MILLISECONDS,
  })
  return (
    <form className="cardf" ref={form} onSubmit={lead.submit} noValidate>
      <h2>{texts.form_title}</h2>
      <LeadFields form={lead} button={texts.button} buttonStyle="caps wide" failed={texts.failed} />
      <p className="src">
        {lead.state === 'success' ? (
          texts.done
        ) : (
          <>
            {texts.consent.before} <a href="/legal/terms">{words.terms}</a> {texts.consent.and}{' '}
            <a href="/legal/privacy">{words.privacy}</a>.
          </>
        )}
      </p>
    </form>
  )
}

function AtWork({ texts }: { texts: RegisterTexts }) {
  return (
    <section>
      <div className="wrap">
        <h2>{texts.states.title}</h2>
        <p className="lead spaced">{texts.states.lead}</p>
        <div className="biz">
          <Ring
            bands={bandsOf(texts.all_states)}
            description={texts.all_states.map(({ display_name }) => display_name).join(', ')}
          />
          <dl>
            {texts.all_states.map(({ name, display_name }) => (
              <div key={name}>
                <StateMark state={name} size={14} />
                <dt className={`in-${name}`}>{display_name}</dt>
                <dd>{texts.states.items[name]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
