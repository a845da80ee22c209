import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { COPIED_MILLISECONDS, dollars } from '../lib/constants'
import { logFailure } from '../lib/log'
import { type KnownCode, timeLeft } from './code'
import type { BannerTexts } from './texts'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** Whose discount it is, its code to copy, and how long it holds by the server's clock. */
export function Banner({ code, texts }: { code: KnownCode; texts: BannerTexts }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(code.unique_code.toUpperCase()).then(
      () => {
        setIsCopied(true)
        setTimeout(() => setIsCopied(false), COPIED_MILLISECONDS)
      },
      (error) => logFailure(error),
    )
  }
  const greeting = texts.greeting
    .replace('{name}', code.first_name)
    .replace('{amount}', dollars(code.amount_off_usd_cents))
  return (
    <section className="banner" aria-label={texts.region}>
      <div className="in">
        <div className="hi">
          <b>{greeting}</b>
        </div>
        <button type="button" className="code" onClick={copy}>
          {isCopied ? (
            texts.copied
          ) : (
            <>
              {code.unique_code.toUpperCase()}
              <Copy size={18} aria-hidden="true" />
              <span>{texts.copy}</span>
            </>
          )}
        </button>
        <Countdown code={code} texts={texts} />
      </div>
    </section>
  )
}

function Countdown({ code, texts }: { code: KnownCode; texts: BannerTexts }) {
  const [left, setLeft] = useState(() => timeLeft(code.expires_at_unix * 1000, Date.now() + code.clockOffset))
  useEffect(() => {
    const tick = setInterval(() => setLeft(timeLeft(code.expires_at_unix * 1000, Date.now() + code.clockOffset)), 1000)
    return () => clearInterval(tick)
  }, [code])
  if (!left) return <div className="cd">{texts.ended}</div>
  return (
    <div className="cd">
      <span className="small">{texts.ends}</span>
      <ol>
        {UNITS.map((unit) => (
          <li key={unit}>
            <b>{unit === 'seconds' ? String(left[unit]).padStart(2, '0') : left[unit]}</b>
            <span>{texts[unit]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
