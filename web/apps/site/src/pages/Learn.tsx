import '../styles/learn.css'
import { StateMark } from '@evenkeel/ui'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Card } from '../learn/Card'
import type { ListedArticle } from '../learn/texts'
import { LargeFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import type { PageProps, State } from '../types'

interface LearnTexts {
  heading: string
  search: string
  all: string
  minutes: string
  none: string
  found: string
  by_state: string
  by_state_lead: string
  articles: ListedArticle[]
  states: State[]
}

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
  return (
    <>
      <TopBar>
        <a href="/">{frame.words.home}</a>
      </TopBar>
      <main id="page">
        <div className="wrap lh">
          <div className="r1">
            <h1>{texts.heading}</h1>
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
                {name || texts.all}
              </button>
            ))}
          </div>
          <p className="visually-hidden" role="status">
            {texts.found.replace('{count}', String(found.length))}
          </p>
        </div>
        <div className="wrap">
          {first ? <Leading article={first} minutes={texts.minutes} /> : <p className="lead">{texts.none}</p>}
          <div className="ag">
            {others.map((article) => (
              <Card key={article.id} article={article} minutes={texts.minutes} />
            ))}
          </div>
        </div>
        <section className="on-raised by">
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
                  <StateMark state={name} size={28} />
                  {display_name}
                  <span>{description}</span>
                </button>
              ))}
            </div>
          </div>
        </section>
      </main>
      <LargeFooter />
    </>
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
