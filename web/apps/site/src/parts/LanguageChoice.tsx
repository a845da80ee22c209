import { useFrame } from '../lib/frame'

/** The same page in other languages. Plain links: they work without script, and search engines follow them. */
export function LanguageChoice() {
  const { language, languages, words } = useFrame()
  if (languages.length === 0) return null
  return (
    <nav className="tongues" aria-label={words.languages}>
      {languages.map((link) =>
        link.language === language ? (
          <span key={link.language} lang={link.language} aria-current="page">
            {link.name}
          </span>
        ) : (
          <a key={link.language} href={link.path} lang={link.language} hrefLang={link.language}>
            {link.name}
          </a>
        ),
      )}
    </nav>
  )
}
