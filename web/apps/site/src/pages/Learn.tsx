import '../styles/learn.css'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Card } from '../learn/Card'
import type { ListedArticle } from '../learn/texts'
import { LargeFooter } from '../parts/Footers'
import { StateRing } from '../parts/StateRing'
import { TopBar } from '../parts/TopBar'
import type { PageProps, State } from '../types'

interface LearnTexts {
  heading: string
  lead: string
  search: string
  all: string
  minutes: string
  none: string
  found: string
  every: string
  feed: string
  by_state: string
  by_state_lead: string
  articles: ListedArticle[]
  states: State[]
}

/** So many are seen at once beside the leading one; the others are one tap away. */
const FIRST_ARTICLES = 9

/** All articles, query by words, by subject or by state. */
export default function Learn({ frame, texts }: PageProps<LearnTexts>) {
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState('')
  const [state, setState] = useState('')
  const categories = useMemo(() => [...new Set(texts.articles.map((article) => article.category))], [texts])
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (article: ListedArticle) =>
    (!category || article.category === category) &&
    (!state || article.states.includes(state)) &&
    words.every((word) =>
      `${article.title} ${article.summary} ${article.category} ${article.tags.join(' ')}`.toLowerCase().includes(word),
    )
  const found = texts.articles.filter(fits)
  const [first, ...others] = found
  const isFiltered = query !== '' || category !== '' || state !== ''
  return (
    <>
      <TopBar>
        <a href="/">{frame.words.home}</a>
      </TopBar>
      <main id="page">
        <div className="wrap lh">
          <div className="r1">
            <div>
              <h1>{texts.heading}</h1>
              <p className="lead">{texts.lead.replace('{count}', String(texts.articles.length))}</p>
            </div>
            <label className="srch">
              <Search size={20} aria-hidden="true" />
              <input
                type="search"
                aria-label={texts.search}
                placeholder={texts.search}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </label>
          </div>
          <div className="cats">
            {['', ...categories].map((name) => (
              <button
                key={name}
                type="button"
                className={name === category ? 'on' : ''}
                aria-pressed={name === category}
                onClick={() => setCategory(name)}
              >
                {name || texts.all}{' '}
                <span>
                  {name ? texts.articles.filter((article) => article.category === name).length : texts.articles.length}
                </span>
              </button>
            ))}
          </div>
          <p className="visually-hidden" role="status">
            {texts.found.replace('{count}', String(found.length))}
          </p>
        </div>
        <div className="wrap">
          {first ? <Leading article={first} minutes={texts.minutes} /> : <p className="lead none">{texts.none}</p>}
        </div>
        {others.length > 0 && (
          <section className="on-raised">
            <div className="wrap">
              <Shelf articles={isFiltered ? others : others.slice(0, FIRST_ARTICLES)} minutes={texts.minutes} />
              {!isFiltered && (
                <details className="every">
                  <summary>{texts.every.replace('{count}', String(texts.articles.length))}</summary>
                  <Shelf articles={others.slice(FIRST_ARTICLES)} minutes={texts.minutes} />
                </details>
              )}
            </div>
          </section>
        )}
        <section className="by">
          <div className="wrap">
            <h2>{texts.by_state}</h2>
            <p className="lead">{texts.by_state_lead}</p>
            <div className="st6">
              {texts.states.map(({ name, display_name, description }) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={state === name}
                  className={state === name ? 'on' : ''}
                  onClick={() => {
                    setState(state === name ? '' : name)
                    scrollTo({ top: 0, behavior: 'smooth' })
                  }}
                >
                  <StateRing state={name} size={64} />
                  {display_name}
                  <span>{description}</span>
                </button>
              ))}
            </div>
            <p className="feed">
              <a href="/learn/feed.xml">{texts.feed}</a>
            </p>
          </div>
        </section>
      </main>
      <LargeFooter />
    </>
  )
}

function Shelf({ articles, minutes }: { articles: ListedArticle[]; minutes: string }) {
  return (
    <div className="ag">
      {articles.map((article) => (
        <Card key={article.id} article={article} minutes={minutes} />
      ))}
    </div>
  )
}

function Leading({ article, minutes }: { article: ListedArticle; minutes: string }) {
  return (
    <a className="lead1" href={`/learn/${article.id}`}>
      <span className="artl">
        <img src={`/pictures/articles/${article.id}.svg`} alt="" width="640" height="400" />
      </span>
      <div>
        <h2>{article.title}</h2>
        <p>{article.summary}</p>
        <span className="meta2">
          {article.category}, {article.minutes} {minutes}
        </span>
      </div>
    </a>
  )
}
