import { Plus } from 'lucide-react'

export interface Question {
  key: string
  question: string
  /** Rendered from our own Markdown. */
  html: string
}

/** Each opens and closes by itself; all are closed at first. */
export function Faq({ items }: { items: Question[] }) {
  return items.map(({ key, question, html }) => (
    <details key={key} id={`faq-${key}`}>
      <summary>
        {question}
        <Plus size={20} aria-hidden="true" />
      </summary>
      <div className="answer" dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  ))
}
