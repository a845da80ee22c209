import { bandAt, RingSlider } from '@evenkeel/ui'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { bandsOf } from '../lib/bands'
import type { BookTexts } from './texts'

/** Where Oskar is: the book says eleven. */
const OSKAR = 'dorsal_vagal'

/** The first page to read, and beside it the ring to try what it says. */
export function Sample({ texts, states }: { texts: BookTexts['sample']; states: BookTexts['states'] }) {
  const [hasTurned, setHasTurned] = useState(false)
  return (
    <div className="sample">
      <article className="leaf">
        <div className="no">{texts.number}</div>
        <h3>{texts.heading}</h3>
        <p>{texts.opening}</p>
        {texts.people.map(({ mark, rest, state }) => (
          <p key={mark}>
            <mark className={`of-${state}`}>{mark}</mark> {rest}
          </p>
        ))}
        <p>{texts.closing}</p>
        {hasTurned && texts.more.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        <div className="pg">
          <span>{texts.foot}</span>
          {!hasTurned && (
            <button type="button" className="tlink" onClick={() => setHasTurned(true)}>
              {texts.turn} <ArrowRight size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      </article>
      <Clock texts={texts} states={states} />
    </div>
  )
}

function Clock({ texts, states }: { texts: BookTexts['sample']; states: BookTexts['states'] }) {
  const [angle, setAngle] = useState<number>()
  const bands = bandsOf(states)
  const band = angle === undefined ? undefined : bandAt(bands, angle)
  const answer = band?.name === OSKAR ? texts.right : texts.wrong.replace('{state}', band?.label ?? '')
  return (
    <aside className="clock">
      <h3>{texts.clock}</h3>
      <p>{texts.clock_words}</p>
      <RingSlider
        bands={bands}
        label={texts.clock}
        valueText={band?.label ?? texts.start}
        angle={angle}
        onChange={setAngle}
      />
      <p className="q" aria-live="polite">
        {band ? answer : texts.start}
      </p>
    </aside>
  )
}
