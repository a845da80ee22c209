import { logFailure } from '../lib/log'
import '../styles/result.css'
import { fetchQuizResult, type QuizTaken } from '@evenkeel/api'
import { useEffect, useState } from 'react'
import { useLocalPath } from '../lib/local-path'
import { serviceAddress } from '../lib/service'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import { Outcome } from '../quiz/Outcome'
import type { ResultTexts } from '../quiz/texts'
import type { PageProps } from '../types'

const keyOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? ''

type Reading = { state: 'loading' } | { state: 'error' } | { state: 'success'; taken: QuizTaken }

/** The result behind a key. Whoever has the link may read it. */
export default function QuizResult({ frame, texts }: PageProps<ResultTexts>) {
  const at = useLocalPath()
  const [reading, setReading] = useState<Reading>({ state: 'loading' })
  useEffect(() => {
    serviceAddress()
      .then((address) => fetchQuizResult(address, keyOf(location.pathname), document.documentElement.lang))
      .then(
        (taken) => setReading({ state: 'success', taken }),
        (error) => {
          logFailure(error)
          setReading({ state: 'error' })
        },
      )
  }, [])
  return (
    <>
      <TopBar>
        <a href={at('/quiz')}>{texts.take}</a>
      </TopBar>
      <main id="page">
        {reading.state === 'success' ? (
          <Outcome result={reading.taken.result} texts={texts} frame={frame} />
        ) : (
          <div className="wrap waits">
            <h1 className="h46">{reading.state === 'loading' ? texts.loading : texts.missing}</h1>
            {reading.state === 'error' && (
              <a className="btn" href={at('/quiz')}>
                {texts.take}
              </a>
            )}
          </div>
        )}
      </main>
      <SmallFooter />
    </>
  )
}
