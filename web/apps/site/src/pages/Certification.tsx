import '../styles/certification.css'
import { ArrowRight } from 'lucide-react'
import { lazy, useEffect, useRef, useState } from 'react'
import { Banner } from '../certification/Banner'
import { useCertificationCode } from '../certification/code'
import { Outline } from '../certification/Outline'
import { Testimonials } from '../certification/Testimonials'
import type { CertificationTexts } from '../certification/texts'
import { dollars } from '../lib/constants'
import { useFrame } from '../lib/frame'
import { callNative } from '../lib/native'
import { Faq } from '../parts/Faq'
import { SmallFooter } from '../parts/Footers'
import { Footnote, Say } from '../parts/Say'
import { TopBar } from '../parts/TopBar'
import { TrackedLink } from '../parts/TrackedLink'
import { WhenSeen } from '../parts/WhenSeen'
import heroPicture from '../pictures/certification.svg'
import type { PageProps } from '../types'

const Checkout = lazy(() => import('../certification/Checkout'))

export default function Certification({ texts }: PageProps<CertificationTexts>) {
  const code = useCertificationCode()
  return (
    <>
      {code && <Banner code={code} texts={texts.banner} />}
      <TopBar>
        {texts.isFitness ? (
          <TrackedLink href="/about" what="get_the_app">
            {texts.fitness.header_link}
          </TrackedLink>
        ) : (
          <a href="/">{texts.home}</a>
        )}
      </TopBar>
      <main id="page">
        <Hero texts={texts} />
        <section className="offer on-raised" id="offer">
          <div className="wrap">
            <WhatYouGet texts={texts} />
            <div id="enroll">
              <WhenSeen waiting={<div className="co waiting" aria-hidden="true" />}>
                <Checkout texts={texts.checkout} code={code} />
              </WhenSeen>
            </div>
          </div>
        </section>
        <Testimonials texts={texts.testimonials} />
        <section className="on-raised free">
          <div className="wrap">
            <div>
              <h2>{texts.free_training.title}</h2>
              <p className="lead">{texts.free_training.words}</p>
            </div>
            <TrackedLink
              className="btn"
              href="/vsl"
              target="_blank"
              rel="noopener"
              event="Link Click"
              what="free_training"
              onClick={(event) => callNative('free_training') && event.preventDefault()}
            >
              {texts.free_training.link}
            </TrackedLink>
          </div>
        </section>
        <Outline texts={texts.outline} />
        <section className="faq on-raised">
          <div className="wrap">
            <h2>{texts.faq.title}</h2>
            <div>
              <Faq items={texts.faq.items} />
            </div>
          </div>
        </section>
        <div className="end">
          <Enroll text={texts.get.enroll} />
        </div>
      </main>
      <SmallFooter />
    </>
  )
}

function Enroll({ text }: { text: string }) {
  return (
    <TrackedLink className="btn" href="#enroll" what="enroll">
      {text}
    </TrackedLink>
  )
}

function Hero({ texts }: { texts: CertificationTexts }) {
  const { claims } = useFrame()
  const image = useRef<HTMLImageElement>(null)
  const [isLoaded, setIsLoaded] = useState(true)
  // Without a script the picture is simply there; with one, a slow picture is waited for.
  useEffect(() => setIsLoaded(Boolean(image.current?.complete)), [])
  const isShown = (claim?: string, instead?: boolean) =>
    claim ? claims[claim]?.isShown : instead ? !claims.professionals?.isShown : true
  return (
    <section className="chero">
      <div className="in">
        <div className="t">
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
          <div>
            <TrackedLink className="btn" href="#offer" what="explore">
              {texts.explore} <ArrowRight size={20} aria-hidden="true" />
            </TrackedLink>
          </div>
          <div className="facts">
            {texts.facts
              .filter(({ claim, instead }) => isShown(claim, instead))
              .map(({ figure, words }) => (
                <div key={words}>
                  <b>
                    <Say>{figure}</Say>
                  </b>
                  {words}
                </div>
              ))}
          </div>
        </div>
        <div className="pic">
          {!isLoaded && <span className="spin" data-hero-waits />}
          <img
            ref={image}
            className={isLoaded ? 'loaded' : ''}
            src={heroPicture}
            alt=""
            width="720"
            height="600"
            fetchPriority="high"
            onLoad={() => setIsLoaded(true)}
          />
        </div>
      </div>
    </section>
  )
}

function WhatYouGet({ texts }: { texts: CertificationTexts }) {
  return (
    <div>
      <h2>
        {texts.get.title}
        <Footnote claim="component_value" />
      </h2>
      <ol className="wyg">
        {texts.components.map(({ key, numeral, title, value, summary, details }) => (
          <li key={key}>
            <i>{numeral}</i>
            <b>{title}</b>
            <div className="what">
              <p>{summary}</p>
              <ul>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </div>
            <s>
              {texts.get.value} {dollars(value.amount_cents).replace(/(\d)(\d{3})$/, '$1,$2')}
            </s>
          </li>
        ))}
      </ol>
      <Enroll text={texts.get.enroll} />
    </div>
  )
}
