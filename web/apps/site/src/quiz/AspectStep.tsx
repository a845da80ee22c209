import type { QuizPage } from '@evenkeel/api'
import { bandAt, RingSlider } from '@evenkeel/ui'
import { bandsOf } from '../lib/bands'
import { StateRing } from '../parts/StateRing'
import type { State } from '../types'
import type { Draft } from './draft'
import type { QuizTexts } from './texts'

const HALF_BAND = 30

interface AspectStepProps {
  page: QuizPage
  number: number
  texts: QuizTexts
  answer: Draft['life_aspects'][string]
  onAnswer: (answer: Draft['life_aspects'][string]) => void
}

/** One part of a life: the ring and the same six sentences as a list, then the wish. */
export function AspectStep({ page, number, texts, answer, onAnswer }: AspectStepProps) {
  const bands = bandsOf(texts.states)
  const chosen = page.answers.find(({ state }) => state === answer?.current_state)
  const angle = bands.find(({ name }) => name === chosen?.state)?.from
  const choose = (state: string | undefined) => state && onAnswer({ ...answer, current_state: state })
  return (
    <>
      <div className="wrap qz">
        <div className="left">
          <RingSlider
            bands={bands}
            label={texts.label}
            valueText={chosen?.text ?? texts.hint}
            angle={angle === undefined ? undefined : angle + HALF_BAND}
            onChange={(turned) => choose(bandAt(bands, turned)?.name)}
          >
            <div className="mid">
              <p>{chosen?.text ?? ''}</p>
            </div>
          </RingSlider>
          <p className="hint">{texts.hint}</p>
        </div>
        <div className="right">
          <p className="aspect">
            {texts.aspect
              .replace('{aspect}', page.title)
              .replace('{page}', String(number))
              .replace('{pages}', String(texts.pages.length))}
          </p>
          <h1 className="h46" tabIndex={-1}>
            {page.question}
          </h1>
          <fieldset className="bare">
            <legend className="visually-hidden">{page.question}</legend>
            {page.answers.map(({ state, text }) => (
              <Answer
                key={state}
                group={`${page.life_aspect}-now`}
                text={text}
                state={state}
                states={texts.states}
                isOn={answer?.current_state === state}
                onChoose={() => choose(state)}
              />
            ))}
          </fieldset>
        </div>
      </div>
      <div className="wrap qz2">
        <div className="wish">
          <h2 className="h26">{page.preferred_question}</h2>
          <fieldset className="bare wishes">
            <legend className="visually-hidden">{page.preferred_question}</legend>
            {page.preferred.map(({ state, text }) => (
              <Answer
                key={state}
                group={`${page.life_aspect}-wish`}
                text={text}
                state={state}
                states={texts.states}
                isOn={answer?.preferred_state === state}
                onChoose={() => onAnswer({ ...answer, preferred_state: state })}
              />
            ))}
          </fieldset>
        </div>
      </div>
    </>
  )
}

interface AnswerProps {
  group: string
  text: string
  state: string
  states: State[]
  isOn: boolean
  onChoose: () => void
}

function Answer({ group, text, state, isOn, onChoose }: AnswerProps) {
  return (
    <label className={`answer-row ${isOn ? 'on' : ''}`}>
      <input type="radio" name={group} checked={isOn} onChange={onChoose} />
      <StateRing state={state} size={28} />
      <span>{text}</span>
    </label>
  )
}
