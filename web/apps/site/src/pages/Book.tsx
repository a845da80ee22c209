import '../styles/book.css'
import { ArrowDown, Check } from 'lucide-react'
import { lazy } from 'react'
import { Cover } from '../book/Cover'
import { Sample } from '../book/Sample'
import type { BookTexts } from '../book/texts'
import { PIXEL_VALUES } from '../lib/constants'
import { track } from '../lib/track'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import { TrackedLink } from '../parts/TrackedLink'
import { WhenSeen } from '../parts/WhenSeen'
import type { PageProps } from '../types'

const Shop = lazy(() => import('../book/Shop'))

export default function Book({ texts }: PageProps<BookTexts>) {
  return (
    <>
      <TopBar>
        {texts.isFitness ? (
          <TrackedLink href="/certification/fitness-trainer" what="book_home">
            {texts.fitness_link}
          </TrackedLink>
        ) : (
          <a href="/">{texts.home}</a>
        )}
      </TopBar>
      <main id="page">
        <div className="wrap bk">
          <div>
            <h1>{texts.heading}</h1>
            <p className="lead">{texts.lead}</p>
            <TrackedLink
              className="btn caps"
              href="#buy"
              event="hero"
              what="book"
              onClick={() => track('InitiateCheckout', { product: 'book', value: PIXEL_VALUES.book, currency: 'USD' })}
            >
              {texts.learn_more} <ArrowDown size={20} aria-hidden="true" />
            </TrackedLink>
          </div>
          <div className="coverw">
            <span className="badge">{texts.badge}</span>
            <Cover label={texts.cover.label} title={texts.heading} words={texts.cover.words} />
          </div>
        </div>
        <section className="on-raised">
          <div className="wrap">
            <h2>{texts.sample.title}</h2>
            <p className="lead spaced">{texts.sample.lead}</p>
            <Sample texts={texts.sample} states={texts.states} />
          </div>
        </section>
        <section>
          <div className="wrap">
            <h2>{texts.chapters.title}</h2>
            <ol className="chs">
              {texts.chapters.items.map(({ number, title, summary }) => (
                <li key={number}>
                  <i>{number}</i>
                  <div>
                    <b>{title}</b>
                    <p>{summary}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section className="on-raised" id="buy">
          <div className="wrap buy">
            <div>
              <h2>{texts.buy.title}</h2>
              <p className="lead spaced">{texts.buy.lead}</p>
              <ul>
                {texts.buy.points.map((point) => (
                  <li key={point}>
                    <Check size={20} aria-hidden="true" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <WhenSeen waiting={<div className="co waiting" aria-hidden="true" />}>
              <Shop texts={texts.buy} />
            </WhenSeen>
          </div>
        </section>
      </main>
      <SmallFooter />
    </>
  )
}
