import { useState } from 'react'
import { useFrame } from '../lib/frame'
import { Press } from '../parts/Press'
import { Footnote } from '../parts/Say'
import { Stars } from '../parts/Stars'
import { LiveDevice } from './LiveDevice'
import type { LandingTexts } from './texts'

/** On a wide window each sentence has a line of its own. */
const sentencesOf = (text: string) => text.split(/(?<=[.؟!?。]) /)

interface MeasureProps {
  texts: LandingTexts['measure']
  numbers: LandingTexts['numbers']
}

export function Measure({ texts, numbers }: MeasureProps) {
  const [about, setAbout] = useState<HTMLElement | null>(null)
  return (
    <section className="data b-data on-raised" id="data">
      <div className="wrap">
        <div className="meas">
          <div>
            <h2>
              {sentencesOf(texts.title).map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </h2>
            <p className="lead">{texts.lead}</p>
            <p className="about-live" ref={setAbout} />
          </div>
          <LiveDevice texts={texts} about={about} />
        </div>
        <div className="nums">
          {numbers.map((number) => (
            <Figure key={number.claim} {...number} />
          ))}
        </div>
        <Press />
      </div>
    </section>
  )
}

/** A claim as one large number; where it may not be made, what can be said instead. */
function Figure({ claim, figure, unit, words, stars }: LandingTexts['numbers'][number]) {
  const { claims } = useFrame()
  const { isShown, instead } = claims[claim] ?? {}
  if (!isShown)
    return (
      <div>
        <b className="smaller">
          {instead?.figure}
          <Footnote claim={claim} />
        </b>
        <p>{instead?.text}</p>
      </div>
    )
  return (
    <div>
      <b>
        {figure}
        {unit && <small>{unit}</small>}
        <Footnote claim={claim} />
      </b>
      <p>
        {stars && <Stars value={stars} id={claim} />}
        {words}
      </p>
    </div>
  )
}
