import type { QuizBoxes } from '@evenkeel/api'
import { Check } from 'lucide-react'
import type { QuizTexts } from './texts'

interface BoxesStepProps {
  boxes: QuizBoxes
  ticked: string[]
  onTick: (ticked: string[]) => void
}

export function BoxesStep({ boxes, ticked, onTick }: BoxesStepProps) {
  const toggle = (key: string) =>
    onTick(ticked.includes(key) ? ticked.filter((other) => other !== key) : [...ticked, key])
  return (
    <div className="wrap boxes">
      <p className="aspect">{boxes.title}</p>
      <h1 className="h46" tabIndex={-1}>
        {boxes.question}
      </h1>
      <fieldset className="bare">
        <legend className="visually-hidden">{boxes.question}</legend>
        {boxes.options.map(({ key, title, statement }) => (
          <label key={key} className={`box-row ${ticked.includes(key) ? 'on' : ''}`}>
            <input type="checkbox" checked={ticked.includes(key)} onChange={() => toggle(key)} />
            <i>{ticked.includes(key) && <Check size={16} aria-hidden="true" />}</i>
            <span>
              <b>{title}</b>
              {statement}
            </span>
          </label>
        ))}
        <label className={`box-row none ${ticked.length === 0 ? 'on' : ''}`}>
          <input type="checkbox" checked={ticked.length === 0} onChange={() => onTick([])} />
          <i>{ticked.length === 0 && <Check size={16} aria-hidden="true" />}</i>
          <span>{boxes.none}</span>
        </label>
      </fieldset>
    </div>
  )
}

interface SlidersStepProps {
  texts: QuizTexts
  values: Record<string, number>
  onSlide: (values: Record<string, number>) => void
}

const MIDDLE = 5
const MOST = 10

export function SlidersStep({ texts, values, onSlide }: SlidersStepProps) {
  const { title, question, options } = texts.sliders
  return (
    <div className="wrap boxes">
      <p className="aspect">{title}</p>
      <h1 className="h46" tabIndex={-1}>
        {question}
      </h1>
      <p className="quiet">{texts.skip}</p>
      <div className="sl">
        {options.map((slider) => {
          const value = values[slider.key]
          return (
            <label key={slider.key} className={`slide ${value === undefined ? 'none' : ''}`}>
              <span className="h">
                <b>{slider.question}</b>
                <output className={value === undefined ? 'none' : ''}>{value ?? texts.unanswered}</output>
              </span>
              <input
                type="range"
                min={0}
                max={MOST}
                value={value ?? MIDDLE}
                aria-valuetext={value === undefined ? texts.unanswered : undefined}
                onChange={(event) => onSlide({ ...values, [slider.key]: Number(event.target.value) })}
              />
              <span className="ends">
                <span>{slider.lowest}</span>
                <span>{slider.highest}</span>
              </span>
            </label>
          )
        })}
      </div>
    </div>
  )
}
