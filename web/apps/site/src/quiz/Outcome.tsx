import type { QuizResult } from '@evenkeel/api'
import { Ring, StateMark } from '@evenkeel/ui'
import { useState } from 'react'
import { bandsOf } from '../lib/bands'
import { COPIED_MILLISECONDS } from '../lib/constants'
import { logFailure } from '../lib/log'
import { DownloadButtons } from '../parts/Download'
import type { Frame } from '../types'
import { AspectMap } from './AspectMap'
import type { ResultTexts } from './texts'

interface OutcomeProps {
  result: QuizResult
  texts: ResultTexts
  frame: Frame
}

export function Outcome({ result, texts }: OutcomeProps) {
  const nameOf = (state: string) => texts.states.find(({ name }) => name === state)?.display_name ?? state
  const start = result.starting_state
  return (
    <>
      <div className="wrap rs">
        <div className="t1">
          <h1 className={`in-${start}`}>
            <small>{texts.from}</small>
            {nameOf(start)}
          </h1>
          <p className="lead">{result.explanation}</p>
          <p className="sure">{result.certainty_text}</p>
          {result.exercises[0] && (
            <a className="btn" href={`/app/practice/${result.exercises[0].exercise_id}`}>
              {texts.now}
            </a>
          )}
        </div>
        <Ring bands={bandsOf(texts.states)} description={nameOf(start)} activeState={start} markerAngle={result.angle}>
          <b className="score">{result.regulation}</b>
          <span>{result.regulation_text}</span>
        </Ring>
      </div>
      <section className="on-raised">
        <div className="wrap">
          <h2>{texts.parts}</h2>
          <AspectMap aspects={result.life_aspects} texts={texts} nameOf={nameOf} />
        </div>
      </section>
      <section>
        <div className="wrap">
          <h2>{texts.rests}</h2>
          <div className="two2">
            <div>
              <h3>
                {texts.winds} <span>{texts.points.replace('{points}', String(100 - result.regulation))}</span>
              </h3>
              <ul className="why">
                {result.reasons.map(({ name, text }) => (
                  <li key={name}>
                    <StateMark state={start} size={12} />
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3>
                {texts.steadies} <span>{texts.points.replace('{points}', String(result.regulation))}</span>
              </h3>
              <ul className="why">
                {result.habits_done.map(({ key, text }) => (
                  <li key={key}>
                    <StateMark state="parasympathetic" size={12} />
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          {result.care_notes.map((note) => (
            <p key={note} className="care">
              {note}
            </p>
          ))}
          <p className="care">{result.disclaimer}</p>
        </div>
      </section>
      <section className="on-raised">
        <div className="wrap">
          <h2>{texts.exercises}</h2>
          <div className="fit3">
            {result.exercises.map(({ exercise_id, title, summary, minutes }) => (
              <a key={exercise_id} href={`/app/practice/${exercise_id}`}>
                <img src={`/pictures/exercises/${exercise_id}.svg`} alt="" width="160" height="160" loading="lazy" />
                <h3>{title}</h3>
                <p>{summary}</p>
                <span className="src">
                  {minutes} {texts.minutes}
                </span>
              </a>
            ))}
          </div>
        </div>
      </section>
      <Join result={result} texts={texts} name={nameOf(start)} />
    </>
  )
}

function Join({ result, texts, name }: { result: QuizResult; texts: ResultTexts; name: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => {
        setIsCopied(true)
        setTimeout(() => setIsCopied(false), COPIED_MILLISECONDS)
      },
      (error) => logFailure(error),
    )
  return (
    <section>
      <div className="wrap join">
        <div>
          <h2>{texts.join}</h2>
          <p className="lead spaced">{texts.join_lead}</p>
          <ol>
            {result.first_steps.map((step, index) => (
              <li key={step}>
                <i>{index + 1}</i>
                {step}
              </li>
            ))}
          </ol>
          <DownloadButtons />
          <p className="src">{texts.after}</p>
        </div>
        <div className="share">
          <div className="og">
            <img src={`/pictures/share/quiz-${result.starting_state}.png`} alt="" width="132" height="70" />
            <div>
              <b>{name}</b>
              <span>{texts.share}</span>
            </div>
          </div>
          <div className="bd">
            <button type="button" className="btn ghost wide" onClick={copy}>
              {isCopied ? texts.copied : texts.copy}
            </button>
            <p>{texts.share_words}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
