import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { keepLanguage, languageCode } from './locale'

const FALLBACK = 'en'
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

const locales = import.meta.glob<{ default: object }>('../../../../../content/locales/*/app.json')

const languageOf = (path: string) => path.split('/').at(-2) ?? FALLBACK

const loaders = new Map(Object.entries(locales).map(([path, load]) => [languageOf(path), load]))

/** The languages this build has words in. */
export const offeredLanguages = (): string[] => [...loaders.keys()].sort()

export const directionOf = (language: string) => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr')

async function wordsOf(language: string): Promise<object> {
  const words = await loaders.get(language)?.()
  if (!words) throw new Error(`no words in ${language}`)
  return words.default
}

function applyLanguage(language: string) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Loads the words of the chosen or the browser's language, or English. Throws when neither arrives. */
export async function loadWords(): Promise<void> {
  const language = loaders.has(languageCode()) ? languageCode() : FALLBACK
  const names = [...new Set([language, FALLBACK])]
  const words = await Promise.all(names.map(wordsOf))
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK,
    defaultNS: 'app',
    resources: Object.fromEntries(names.map((name, index) => [name, { app: words[index] ?? {} }])),
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  applyLanguage(language)
}

/** Changes the language of everything on the screen, and keeps the choice. Throws when its words do not arrive. */
export async function chooseLanguage(language: string): Promise<void> {
  i18next.addResourceBundle(language, 'app', await wordsOf(language))
  await i18next.changeLanguage(language)
  applyLanguage(language)
  keepLanguage(language)
}
