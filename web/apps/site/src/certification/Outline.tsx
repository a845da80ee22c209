import { Plus } from 'lucide-react'
import type { CertificationTexts } from './texts'

/** The seven modules. Each opens by itself; all are closed at first. */
export function Outline({ texts }: { texts: CertificationTexts['outline'] }) {
  return (
    <section className="outline">
      <div className="wrap">
        <h2>{texts.title}</h2>
        <div className="modules">
          {texts.items.map(({ number, title, week, summary, lessons }) => (
            <details key={number}>
              <summary>
                <i>{number}</i>
                <span>
                  {title}
                  <small>
                    {texts.week} {week}
                  </small>
                </span>
                <Plus size={20} aria-hidden="true" />
              </summary>
              <div className="answer">
                <p>{summary}</p>
                <ol>
                  {lessons.map((lesson) => (
                    <li key={lesson.title}>
                      <b>{lesson.title}</b>
                      <span>
                        {lesson.minutes} {texts.minutes}
                      </span>
                      <p>{lesson.summary}</p>
                    </li>
                  ))}
                </ol>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
