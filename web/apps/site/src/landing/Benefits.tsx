import { useFrame } from '../lib/frame'
import { Footnote, Say } from '../parts/Say'
import seatedPicture from '../pictures/seated.svg'
import type { LandingTexts } from './texts'

/** From each word to its place in the body; drawn on a field of 1120 × 520. */
const LINES = [
  { side: 'l', place: 'first', line: 'M272 86H320L545 178', at: [545, 178] },
  { side: 'l', place: 'last', line: 'M272 346H320L558 330', at: [558, 330] },
  { side: 'r', place: 'first', line: 'M848 56H800L568 148', at: [568, 148] },
  { side: 'r', place: 'middle', line: 'M848 232H800L572 262', at: [572, 262] },
  { side: 'r', place: 'last', line: 'M848 406H800L574 428', at: [574, 428] },
] as const

export function Benefits({ texts }: { texts: LandingTexts['benefits'] }) {
  const { claims } = useFrame()
  const claim = claims.benefits
  if (!claim?.isShown)
    return (
      <section className="ben on-raised">
        <div className="wrap">
          <h2>
            {texts.supported_title}
            <Footnote claim="benefits" />
          </h2>
          <ul>
            {claim?.instead.items?.map(({ text, link }) => (
              <li key={text}>
                <a href={link}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    )
  return (
    <section className="on-raised">
      <div className="wrap">
        <h2>
          <Say>{texts.title}</Say>
        </h2>
        <div className="five">
          <div className="c">
            <img className="fig" src={seatedPicture} alt={texts.figure} width="520" height="520" loading="lazy" />
          </div>
          <svg className="ln" viewBox="0 0 1120 520" aria-hidden="true">
            {LINES.map(({ line, at: [x, y] }) => (
              <g key={line}>
                <path d={line} />
                <circle cx={x} cy={y} r="5.5" />
              </g>
            ))}
          </svg>
          {LINES.map(({ side, place, line }, index) => (
            <div key={line} className={`${side} ${place}`}>
              <i className="num">{index + 1}</i>
              <b>{texts.items[index]?.title}</b>
              <span>{texts.items[index]?.words}</span>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
