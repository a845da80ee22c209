import { languages } from 'virtual:words'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { keepLanguage, languageCode } from './locale'

const FALLBACK = 'en'
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

type Part = 'first' | 'others'

/** The languages this build has words in. */
export const offeredLanguages = (): string[] => Object.keys(languages).sort()

export const directionOf = (language: string) => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr')

const presentLanguage = () => (languageCode() in languages ? languageCode() : FALLBACK)

async function wordsOf(language: string, part: Part): Promise<object> {
  const words = await languages[language]?.[part]()
  if (!words) throw new Error(`no words in ${language}`)
  return words.default
}

function applyLanguage(language: string) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Sends for the first screen's words. What does not arrive is asked for again by `loadWords`, which says so. */
export function fetchFirstWords() {
  wordsOf(presentLanguage(), 'first').catch(() => undefined)
}

/** Loads the first screen's words in the chosen or the browser's language, or English. Throws when they do not arrive. */
export async function loadWords(): Promise<void> {
  const language = presentLanguage()
  const first = await wordsOf(language, 'first')
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK,
    defaultNS: 'app',
    resources: { [language]: { app: first } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  applyLanguage(language)
}

const addWords = (language: string, words: object) => i18next.addResourceBundle(language, 'app', words, true, true)

/** Sends for what is said beyond the first screen, before there is anything to say it with. */
export const fetchOtherWords = () => wordsOf(presentLanguage(), 'others')

/** Loads what is said beyond the first screen. Throws when it does not arrive. */
export async function loadOtherWords(): Promise<void> {
  const language = presentLanguage()
  addWords(language, await fetchOtherWords())
}

/** Changes the language of everything on the screen, and keeps the choice. Throws when its words do not arrive. */
export async function chooseLanguage(language: string): Promise<void> {
  for (const words of await Promise.all([wordsOf(language, 'first'), wordsOf(language, 'others')]))
    addWords(language, words)
  await i18next.changeLanguage(language)
  applyLanguage(language)
  keepLanguage(language)
}
