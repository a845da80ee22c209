import '../styles/training.css'
import { ArrowRight, Mail, Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { codeInAddress } from '../certification/code'
import { useBrowserValue } from '../lib/browser-value'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import type { TrainingTexts } from '../training/texts'
import type { PageProps } from '../types'

const Film = lazy(() => import('../training/Film'))

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The sales video. It is loaded only when somebody wants to see it. */
export default function Training({ frame, texts }: PageProps<TrainingTexts>) {
  const code = useBrowserValue(codeInAddress, '')
  const [begun, setBegun] = useState<{ at: number; times: number }>()
  /** Choosing the same chapter again begins it again. */
  const begin = (at: number) => setBegun((before) => ({ at, times: (before?.times ?? 0) + 1 }))
  const [first] = texts.scenes
  return (
    <>
      <TopBar isTight>
        <a href="/">{frame.words.home}</a>
      </TopBar>
      <main id="page" className="wrap">
        {code && (
          <div className="note" role="status">
            <Mail size={20} aria-hidden="true" />
            <div>
              <b>{texts.code}</b>
              <br />
              <span>{texts.code_words}</span>
            </div>
            <span className="code">{code}</span>
          </div>
        )}
        <div className="trh">
          <h1>
            <span>{texts.next}: </span>
            {texts.heading}
          </h1>
        </div>
        <div className="tr">
          <div>
            <div className="film">
              {begun === undefined ? (
                <>
                  <img src={`/pictures/exercises/${first?.picture}.svg`} alt="" />
                  <p className="ttl">{texts.film_title}</p>
                  <button type="button" className="go" aria-label={texts.play} onClick={() => begin(0)}>
                    <Play size={32} aria-hidden="true" />
                  </button>
                  <div className="bar">
                    <span>{texts.captions}</span>
                    <span>8:00</span>
                  </div>
                </>
              ) : (
                <Suspense>
                  <Film key={begun.times} texts={texts} beginAt={begun.at} />
                </Suspense>
              )}
            </div>
            <details className="transcript">
              <summary>{texts.transcript}</summary>
              <div className="answer">
                {texts.scenes.map(({ at, words }) => (
                  <p key={at}>{words}</p>
                ))}
              </div>
            </details>
          </div>
          <div>
            <ol className="chap">
              {texts.chapters.map(({ at, title }) => (
                <li key={at}>
                  <span>{clock(at)}</span>
                  <button type="button" onClick={() => begin(at)}>
                    {title}
                  </button>
                </li>
              ))}
            </ol>
            <a
              className="btn wide caps"
              href={code ? `/certification?c=${encodeURIComponent(code)}` : '/certification'}
            >
              {texts.button} <ArrowRight size={20} aria-hidden="true" />
            </a>
            {code && <p className="src">{texts.along}</p>}
          </div>
        </div>
      </main>
      <SmallFooter />
    </>
  )
}
