import { useFrame } from '../lib/frame'
import { Stars } from '../parts/Stars'
import type { LandingTexts, Review } from './texts'

const SHOWN = 5

/** Voices of members. Invented ones say so, each beside its name. */
export function Reviews({ texts }: { texts: LandingTexts['reviews'] }) {
  const [first, ...others] = texts.items.slice(0, SHOWN)
  if (!first) return null
  return (
    <section className="rev">
      <div className="wrap">
        <h2>{texts.title}</h2>
        {texts.items.some(({ example }) => example) && <p className="src note-ex">{texts.note}</p>}
        <div className="grid">
          <Voice review={first} isLarge />
          <div className="col">
            {others.slice(0, 2).map((review) => (
              <Voice key={review.key} review={review} />
            ))}
          </div>
        </div>
        <div className="pair">
          {others.slice(2).map((review) => (
            <Voice key={review.key} review={review} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Voice({ review, isLarge }: { review: Review; isLarge?: boolean }) {
  const { words } = useFrame()
  const { key, title, stars, text, username, occupation, date_text, example } = review
  return (
    <article className={`card ${isLarge ? 'big' : ''}`}>
      <div className="shift">
        <Stars value={stars} id={`review-${key}`} />
        {example && <em className="ex">{words.example}</em>}
      </div>
      <h3>{title}</h3>
      <blockquote>{text}</blockquote>
      <div className="who">
        {username}
        <span>
          {occupation}. {date_text}
        </span>
      </div>
    </article>
  )
}
