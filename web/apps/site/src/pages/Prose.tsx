import '../styles/article.css'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import type { PageProps } from '../types'

interface ProseTexts {
  title: string
  version: string
  /** Said above the text while a lawyer has not read it. */
  review?: string
  /** For /safety: how to reach a person, before anything else. */
  call?: { words: string; link: string; to: string }
  html: string
}

/** Terms, privacy, cookies and the safety protocol: text to read, and nothing else. */
export default function Prose({ frame, texts }: PageProps<ProseTexts>) {
  return (
    <>
      <TopBar isTight>
        <a href="/">{frame.words.home}</a>
      </TopBar>
      <main id="page">
        <header className="arth">
          <h1>{texts.title}</h1>
          <p className="src">{texts.version}</p>
          {texts.review && <p className="src">{texts.review}</p>}
        </header>
        {texts.call && (
          <p className="call">
            {texts.call.words} <a href={texts.call.to}>{texts.call.link}</a>
          </p>
        )}
        <div className="body prose" dangerouslySetInnerHTML={{ __html: texts.html }} />
      </main>
      <SmallFooter />
    </>
  )
}
