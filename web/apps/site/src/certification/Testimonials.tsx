import { useFrame } from '../lib/frame'
import { Stars } from '../parts/Stars'
import type { CertificationTexts } from './texts'

export function Testimonials({ texts }: { texts: CertificationTexts['testimonials'] }) {
  const { words } = useFrame()
  return (
    <section className="says">
      <div className="wrap">
        <h2>{texts.title}</h2>
        {texts.items.some(({ example }) => example) && <p className="src">{texts.note}</p>}
        <div className="voices">
          {texts.items.map(({ key, title, description, username, occupation, platform, date_text, stars, example }) => (
            <article key={key} className="card">
              <div className="shift">
                {stars ? <Stars value={stars} id={`says-${key}`} /> : <span />}
                {example && <em className="ex">{words.example}</em>}
              </div>
              <h3>{title}</h3>
              <blockquote>{description}</blockquote>
              <div className="who">
                {username}
                <span>
                  {occupation}. {date_text}, {platform}
                </span>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
