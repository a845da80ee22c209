import { useState } from 'react'
import { dollars, PIXEL_VALUES } from '../lib/constants'
import { useFrame } from '../lib/frame'
import type { BookTexts } from './texts'

const CENTS = 100

/** Both prices. Until payments are open, a way to be told. */
export default function Shop({ texts }: { texts: BookTexts['buy'] }) {
  const { brand } = useFrame()
  const [choice, setChoice] = useState<'book' | 'book_bundle'>('book')
  const options = [
    { key: 'book', ...texts.book },
    { key: 'book_bundle', ...texts.bundle },
  ] as const
  return (
    <div className="co still-form">
      <h3>{texts.form}</h3>
      <fieldset className="bare">
        <legend className="visually-hidden">{texts.form}</legend>
        {options.map(({ key, title, words }) => (
          <label key={key} className={`opt ${choice === key ? 'on' : ''}`}>
            <input type="radio" name="book-choice" checked={choice === key} onChange={() => setChoice(key)} />
            <span>
              <b>{title}</b>
              {words}
            </span>
            <span className="pr2">{dollars(Math.round(PIXEL_VALUES[key] * CENTS))}</span>
          </label>
        ))}
      </fieldset>
      <p className="soon">{texts.soon}</p>
      <a className="btn wide" href={`mailto:${brand.support_email}?subject=${encodeURIComponent(texts.subject)}`}>
        {texts.tell}
      </a>
    </div>
  )
}
