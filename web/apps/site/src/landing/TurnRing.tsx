import { bandAt, RingSlider } from '@evenkeel/ui'
import { useState } from 'react'
import { bandsOf } from '../lib/bands'
import type { State } from '../types'
import type { LandingTexts } from './texts'

/** Wound up: the state that brings most people here. */
const FIRST = 210

/** The app's own ring: whoever turns it hears each state's voice, and gets its exercise. */
export function TurnRing({ texts, states }: { texts: LandingTexts['ring']; states: State[] }) {
  const [angle, setAngle] = useState(FIRST)
  const bands = bandsOf(states)
  const present = states.find(({ name }) => name === bandAt(bands, angle)?.name)
  if (!present) return null
  const voice = texts.states[present.name]
  return (
    <section className="turn">
      <div className="wrap">
        <div className="over">
          <RingSlider
            bands={bands}
            label={texts.label}
            valueText={present.display_name}
            angle={angle}
            onChange={setAngle}
          >
            <div className="mid">
              <b>{present.display_name}</b>
              <p>{present.description}</p>
            </div>
          </RingSlider>
        </div>
        <div>
          <h2>{texts.title}</h2>
          <div aria-live="polite">
            <p className={`say in-${present.name}`}>{voice?.voice}</p>
            <dl>
              <div>
                <dt>{texts.in_body}</dt>
                <dd>{voice?.body}</dd>
              </div>
              <div>
                <dt>{texts.good_for}</dt>
                <dd>{voice?.use}</dd>
              </div>
            </dl>
          </div>
          <div className="help">
            <img src={`/pictures/exercises/${voice?.exercise}.svg`} alt="" width="88" height="88" loading="lazy" />
            <div>
              <b>{voice?.title}</b>
              <span>{voice?.words}</span>
            </div>
            <a className="btn ghost" href={`/app/practice/${voice?.exercise}`}>
              {texts.try}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
