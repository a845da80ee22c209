import '../styles/article.css'
import '../styles/learn.css'
import { Card } from '../learn/Card'
import type { ListedArticle } from '../learn/texts'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import type { PageProps } from '../types'

interface ArticleTexts {
  id: string
  heading: string
  summary: string
  category: string
  /** In minutes. */
  length: number
  minutes: string
  opening: string
  rest: string
  exercise?: { id: string; title: string; summary: string }
  references: { text: string; doi: string; checked: boolean }[]
  more: ListedArticle[]
  try: { title: string; open: string }
  sources: string
  read: string
  unread: string
  back: string
}

/** The same words as in the app, from the same file; the exercise stands where the text has explained it. */
export default function Article({ texts }: PageProps<ArticleTexts>) {
  const { exercise } = texts
  return (
    <>
      <TopBar>
        <a href="/learn">{texts.back}</a>
      </TopBar>
      <main id="page">
        <header className="arth">
          <p className="cat">
            {texts.category}, {texts.length} {texts.minutes}
          </p>
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.summary}</p>
        </header>
        <div className="artp">
          <img src={`/pictures/articles/${texts.id}.svg`} alt="" width="860" height="538" />
        </div>
        <div className="body" dangerouslySetInnerHTML={{ __html: texts.opening }} />
        {exercise && (
          <aside className="try">
            <img src={`/pictures/exercises/${exercise.id}.svg`} alt="" width="240" height="240" loading="lazy" />
            <div>
              <p className="src">{texts.try.title}</p>
              <h3>{exercise.title}</h3>
              <p>{exercise.summary}</p>
              <a className="btn" href={`/app/practice/${exercise.id}`}>
                {texts.try.open}
              </a>
            </div>
          </aside>
        )}
        <div className="body later" dangerouslySetInnerHTML={{ __html: texts.rest }} />
        <section className="srcs">
          <h2>{texts.sources}</h2>
          <ol>
            {texts.references.map(({ text, doi, checked }) => (
              <li key={text}>
                <span>
                  {doi ? <a href={`https://doi.org/${doi}`}>{text}</a> : text}; {checked ? texts.read : texts.unread}.
                </span>
              </li>
            ))}
          </ol>
        </section>
        {texts.more.length > 0 && (
          <section className="on-raised">
            <div className="wrap ag">
              {texts.more.map((article) => (
                <Card key={article.id} article={article} minutes={texts.minutes} />
              ))}
            </div>
          </section>
        )}
      </main>
      <SmallFooter />
    </>
  )
}
