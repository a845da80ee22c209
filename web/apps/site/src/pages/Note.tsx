import '../styles/links.css'
import { storeLink, useDevice } from '../lib/device'
import { Row } from '../links/Row'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import type { PageProps } from '../types'

interface NoteTexts {
  heading: string
  paragraphs: string[]
  name: string
  role: string
  certification: { title: string; words: string }
  app: { title: string; words: string }
  course: { title: string; words: string; to: string }
  media_heading: string
  media: { title: string; where: string }[]
}

/** The co-founder's letter, set as a letter. */
export default function Note({ frame, texts }: PageProps<NoteTexts>) {
  const device = useDevice()
  return (
    <>
      <TopBar>
        <a href="/">{frame.words.home}</a>
      </TopBar>
      <main className="wrap nt" id="page">
        <article className="letter">
          <h1>{texts.heading}</h1>
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className="sig">
            <img src="/pictures/exercises/kindness-phrases.svg" alt="" width="72" height="72" />
            <div>
              <b>{texts.name}</b>
              {texts.role}
            </div>
          </div>
        </article>
        <aside>
          <Row href="/certification" {...texts.certification} isMain picture="look-around" />
          <Row href={device === 'other' ? '/about' : storeLink(frame.brand, device)} {...texts.app} />
          <Row
            href={texts.course.to}
            title={texts.course.title}
            words={texts.course.words}
            picture="savour-one-thing"
          />
          <h2>
            {texts.media_heading}
            {frame.press.example && <em className="ex">{frame.words.example}</em>}
          </h2>
          {texts.media.map(({ title, where }) => {
            const piece = frame.press.items.find(({ name }) => name === where)
            const words = (
              <div>
                {title}
                <span>{where}</span>
              </div>
            )
            return piece && !frame.press.example ? (
              <a key={title} className="md" href={piece.link}>
                {words}
              </a>
            ) : (
              <div key={title} className="md">
                {words}
              </div>
            )
          })}
        </aside>
      </main>
      <SmallFooter />
    </>
  )
}
