import { useFrame } from '../lib/frame'
import { Footnote, Say } from '../parts/Say'
import { strandsOf } from './strands'
import type { LandingTexts } from './texts'

const WIDE = { width: 536, height: 460, upper: 20 }

export function Embodiment({ texts }: { texts: LandingTexts['embodiment'] }) {
  const { claims } = useFrame()
  const claim = claims.embodiment_and_mindset
  const isShown = claim?.isShown
  const [body, mind] = isShown ? [texts.body, texts.mind] : [texts.supported_body, texts.supported_mind]
  return (
    <section className="emb2 on-raised">
      <div className="wrap">
        <div>
          <h2>{texts.title}</h2>
          <p className="lead">
            {isShown ? (
              <Say>{texts.lead}</Say>
            ) : (
              <>
                {claim?.instead.text}
                <Footnote claim="embodiment_and_mindset" />
              </>
            )}
          </p>
        </div>
        <div className="strands" role="img" aria-label={isShown ? texts.chart : claim?.instead.text}>
          <svg viewBox={`0 0 ${WIDE.width} ${WIDE.height}`} aria-hidden="true">
            {strandsOf(WIDE).map(({ path, isUpper, opacity }) => (
              <path key={path} d={path} className={isUpper ? 'mind' : 'body'} opacity={opacity} />
            ))}
          </svg>
          <p className="mind">
            <b>{isShown ? '20%' : '1/5'}</b> {mind}
          </p>
          <p className="body">
            <b>{isShown ? '80%' : '4/5'}</b> {body}
          </p>
        </div>
      </div>
    </section>
  )
}
