import { StateMark } from '@evenkeel/ui'
import { Check } from 'lucide-react'
import { useFrame } from '../lib/frame'
import { Say } from '../parts/Say'
import type { State } from '../types'
import type { LandingTexts } from './texts'

export function CertificationTeaser({ texts, states }: { texts: LandingTexts['certification']; states: State[] }) {
  const { claims } = useFrame()
  const { picture } = texts
  const points = claims.professionals?.isShown ? texts.points : [...texts.points.slice(0, -1), texts.supported_point]
  const nameOf = (state: string) => states.find(({ name }) => name === state)?.display_name
  return (
    <section className="cert on-raised">
      <div className="wrap box">
        <div>
          <h2>{texts.title}</h2>
          <p className="lead">{texts.lead}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Check size={20} aria-hidden="true" />
                <span>
                  <Say>{point}</Say>
                </span>
              </li>
            ))}
          </ul>
          <a className="btn" href="/certification">
            {texts.button}
          </a>
        </div>
        <div className="mini">
          <header>
            <b>{picture.title}</b>
            <span className="quiet">{picture.of}</span>
          </header>
          {picture.rows.map(({ name, state, why }) => (
            <div className="r" key={name}>
              <div>
                <b>{name}</b>
                <span className={`in-${state} marked`}>
                  <StateMark state={state} size={11} />
                  {nameOf(state)}
                </span>
              </div>
              <div>{why}</div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
