import { RingMark } from '@evenkeel/ui'
import { useBrowserValue } from '../lib/browser-value'
import { useFrame } from '../lib/frame'
import { useLocalPath } from '../lib/local-path'
import { CookieChoice } from './CookieChoice'
import { LanguageChoice } from './LanguageChoice'

/** The reader's own year: the page may have been rendered in another one. */
export function Year() {
  const { year } = useFrame()
  return useBrowserValue(() => new Date().getFullYear(), year)
}

/** The year that stands on the certification and the other static pages (website specification, section 2). */
const FIXED_YEAR = 2023

export function LargeFooter() {
  const at = useLocalPath()
  const { brand, words } = useFrame()
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="cols">
          <div>
            <p>{words.footer.claim}</p>
            <a className="btn" href="/signup">
              {words.footer.start}
            </a>
          </div>
          {words.footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h3>{title}</h3>
              {links.map(({ text, to }) => (
                <a key={to} href={at(to)}>
                  {text}
                </a>
              ))}
            </nav>
          ))}
        </div>
        <LanguageChoice />
        <div className="legal">
          <p>{words.not_medical}</p>
          <p>
            © <Year /> {brand.name} <CookieChoice />
          </p>
        </div>
      </div>
      <RingMark size={280} drawing="picture" className="rise" />
    </footer>
  )
}

export function SmallFooter() {
  const { brand, words } = useFrame()
  return (
    <footer className="sf-ft">
      <div className="wrap">
        <p>{words.not_medical}</p>
        <LanguageChoice />
        <nav aria-label={words.terms}>
          <a href="/legal/terms">{words.terms}</a>
          <a href="/legal/privacy">{words.privacy}</a>
          <CookieChoice />
          <span>
            © {FIXED_YEAR} {brand.name}
          </span>
        </nav>
      </div>
    </footer>
  )
}
