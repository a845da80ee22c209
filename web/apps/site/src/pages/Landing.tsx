import '../styles/landing.css'
import { ArrowUpRight } from 'lucide-react'
import { Benefits } from '../landing/Benefits'
import { Breath } from '../landing/Breath'
import { CertificationTeaser } from '../landing/CertificationTeaser'
import { Contact } from '../landing/Contact'
import { Embodiment } from '../landing/Embodiment'
import { Hero } from '../landing/Hero'
import { LandingHeader } from '../landing/LandingHeader'
import { Measure } from '../landing/Measure'
import { Relief } from '../landing/Relief'
import { Reviews } from '../landing/Reviews'
import { TurnRing } from '../landing/TurnRing'
import type { LandingTexts } from '../landing/texts'
import { WarmApp } from '../landing/WarmApp'
import { useFrame } from '../lib/frame'
import { Faq } from '../parts/Faq'
import { LargeFooter } from '../parts/Footers'
import { Names } from '../parts/Press'
import type { PageProps } from '../types'

/** So many questions are open to the eye; the others are one tap away. */
const FIRST_QUESTIONS = 8

/** One claim a screen, paper and raised in turn. */
export default function Landing({ texts }: PageProps<LandingTexts>) {
  return (
    <>
      <LandingHeader />
      <main id="page">
        <Hero texts={texts.hero} />
        <Measure texts={texts.measure} numbers={texts.numbers} />
        <TurnRing texts={texts.ring} states={texts.states} />
        <Embodiment texts={texts.embodiment} />
        <Breath texts={texts.breath} />
        <Benefits texts={texts.benefits} />
        <Relief texts={texts.relief} />
        <section className="refs">
          <div className="wrap">
            <a href="/references" target="_blank" rel="noopener">
              <b>{texts.references.title}</b>
              <span>
                {texts.references.link} <ArrowUpRight size={18} aria-hidden="true" />
              </span>
            </a>
          </div>
        </section>
        {texts.universities.items.length > 0 && (
          <section className="uni on-raised">
            <Names {...texts.universities} className="wrap" />
          </section>
        )}
        <Reviews texts={texts.reviews} />
        <CertificationTeaser texts={texts.certification} states={texts.states} />
        <Contact texts={texts.contact} />
        <Questions texts={texts.faq} />
      </main>
      <LargeFooter />
      <WarmApp />
    </>
  )
}

function Questions({ texts }: { texts: LandingTexts['faq'] }) {
  const { words } = useFrame()
  if (texts.items.length === 0)
    return (
      <section className="refs">
        <div className="wrap">
          <a href="/#faq" hrefLang="en">
            <b>{texts.title}</b>
            <span>
              {words.english_only} <ArrowUpRight size={18} aria-hidden="true" />
            </span>
          </a>
        </div>
      </section>
    )
  return (
    <section className="faq on-raised" id="faq">
      <div className="wrap">
        <h2>{texts.title}</h2>
        <div>
          <Faq items={texts.items.slice(0, FIRST_QUESTIONS)} />
          <details className="more-faq">
            <summary>{texts.more}</summary>
            <Faq items={texts.items.slice(FIRST_QUESTIONS)} />
          </details>
        </div>
      </div>
    </section>
  )
}
