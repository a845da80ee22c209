import '../styles/references.css'
import { Circle, CircleDashed, Diamond, Square } from 'lucide-react'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import type { Claim, ClaimSource, PageProps } from '../types'

interface Study {
  text: string
  doi: string
  checked: boolean
  articles: { id: string; title: string }[]
}

interface ReferencesTexts {
  heading: string
  lead: string
  whose: Record<Claim['whose'], string>
  not_shown: string
  known: string
  in_people: string
  known_for: Record<string, string>
  accuracy: { title: string; words: string; figure: string }
  sources: { title: string; every: string; read: string; unread: string; items: Study[] }
}

/** A shape and words, never colour alone. */
const SIGNS = {
  specification: CircleDashed,
  study: Square,
  benchmark: Diamond,
  estimate: Circle,
  none: Circle,
} as const

export default function References({ frame, texts }: PageProps<ReferencesTexts>) {
  return (
    <>
      <TopBar>
        <a href="/">{frame.words.home}</a>
      </TopBar>
      <main id="page">
        <div className="wrap rf">
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
          <div className="rft">
            {Object.values(frame.claims).map((claim) => (
              <Line key={claim.key} claim={claim} texts={texts} />
            ))}
          </div>
        </div>
        <section className="on-raised">
          <div className="wrap acc">
            <div>
              <h2>{texts.accuracy.title}</h2>
              <p className="n">{texts.accuracy.figure}</p>
            </div>
            <p className="lead">{texts.accuracy.words}</p>
          </div>
        </section>
        <section>
          <div className="wrap">
            <h2>{texts.sources.title}</h2>
            <details className="every">
              <summary>{texts.sources.every.replace('{count}', String(texts.sources.items.length))}</summary>
              <ol className="studies">
                {texts.sources.items.map(({ text, doi, checked, articles }) => (
                  <li key={text}>
                    {doi ? <a href={`https://doi.org/${doi}`}>{text}</a> : text}
                    <span>
                      {checked ? texts.sources.read : texts.sources.unread}
                      {articles.map(({ id, title }) => (
                        <a key={id} href={`/learn/${id}`}>
                          {title}
                        </a>
                      ))}
                    </span>
                  </li>
                ))}
              </ol>
            </details>
          </div>
        </section>
      </main>
      <SmallFooter />
    </>
  )
}

function Line({ claim, texts }: { claim: Claim; texts: ReferencesTexts }) {
  const Sign = SIGNS[claim.whose]
  return (
    <div className="row" id={`ref-${claim.number}`}>
      <i>{claim.number}</i>
      <b>
        {claim.claim}
        {!claim.isShown && <small>{texts.not_shown}</small>}
      </b>
      <div>
        <p>{texts.known_for[claim.key]}</p>
        <Source source={claim.source} texts={texts} />
        {claim.instead.source && <Source source={claim.instead.source} texts={texts} />}
      </div>
      <div className="whose">
        <Sign size={16} aria-hidden="true" />
        {texts.whose[claim.whose]}
      </div>
    </div>
  )
}

function Source({ source, texts }: { source: ClaimSource; texts: ReferencesTexts }) {
  if (!source.text) return null
  const details = [source.people && `${texts.in_people} ${source.people}`, source.date].filter(Boolean).join(', ')
  const isElsewhere = source.link && source.link !== '/references'
  return (
    <p>
      {isElsewhere ? <a href={source.link}>{source.text}</a> : source.text}
      {details && `; ${details}`}.
    </p>
  )
}
