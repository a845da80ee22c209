import { useState } from 'react'
import { LeadFields } from '../forms/LeadFields'
import { useLeadForm } from '../forms/use-lead-form'
import { AFTER_OFFER_MILLISECONDS, dollars, PIXEL_VALUES } from '../lib/constants'
import type { BookTexts } from './texts'

const CENTS = 100

/** Both prices. Until payments are open, a way to be told. */
export default function Shop({ texts }: { texts: BookTexts['buy'] }) {
  const [choice, setChoice] = useState<'book' | 'book_bundle'>('book')
  const form = useLeadForm({ purpose: 'book_opening', pauseMilliseconds: AFTER_OFFER_MILLISECONDS })
  const options = [
    { key: 'book', ...texts.book },
    { key: 'book_bundle', ...texts.bundle },
  ] as const
  return (
    <form className="co" onSubmit={form.submit} noValidate>
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
      <LeadFields
        form={form}
        button={{ idle: texts.tell, loading: texts.telling, success: texts.told }}
        buttonStyle="wide"
        failed={texts.failed}
      />
    </form>
  )
}
