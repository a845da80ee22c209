import type { QuizResult } from '@evenkeel/api'
import type { ResultTexts } from './texts'

/** From the strained side to the settled one; the dashed line parts the two. */
const ORDER = ['dorsal_vagal', 'overwhelm', 'sympathetic', 'play', 'parasympathetic', 'stillness']
const COLUMN = 100

interface AspectMapProps {
  aspects: QuizResult['life_aspects']
  texts: ResultTexts
  nameOf: (state: string) => string
}

/** Each part of life as a line: filled is now, hollow is wished. */
export function AspectMap({ aspects, texts, nameOf }: AspectMapProps) {
  const placeOf = (state: string) => (ORDER.indexOf(state) + 0.5) * COLUMN
  const width = ORDER.length * COLUMN
  return (
    <div className="map">
      <div className="ax">
        <span />
        <div className="cols">
          {ORDER.map((state) => (
            <b key={state} className={`in-${state}`}>
              {nameOf(state)}
            </b>
          ))}
        </div>
      </div>
      {aspects.map(({ life_aspect, title, current_state, preferred_state, text, article }) => {
        const [from, to] = [placeOf(current_state), placeOf(preferred_state)]
        const said = texts.now_wished
          .replace('{now}', nameOf(current_state))
          .replace('{wished}', nameOf(preferred_state))
        return (
          <div key={life_aspect} className="row">
            <b>
              {title}
              <span className="nw">{said}</span>
            </b>
            <svg viewBox={`0 0 ${width} 60`} role="img" aria-label={`${title}: ${said}`} preserveAspectRatio="none">
              <path className="half" d={`M${width / 2} 0V60`} />
              <path className="way" d={`M${from} 30H${to}`} />
              <circle className={`now fill-${current_state}`} cx={from} cy="30" r="9" />
              <circle className="wished" cx={to} cy="30" r="9" />
            </svg>
            <p className="said">
              {text} {article && <a href={`/learn/${article.article_id}`}>{article.title}</a>}
            </p>
          </div>
        )
      })}
      <p className="key">
        <span>
          <i className="now" />
          {texts.is_now}
        </span>
        <span>
          <i />
          {texts.is_wished}
        </span>
      </p>
    </div>
  )
}
