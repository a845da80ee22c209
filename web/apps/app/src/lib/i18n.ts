import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageCode } from './locale'

const FALLBACK = 'en'

const locales = import.meta.glob<{ default: object }>('../../../../../content/locales/*/app.json')

const loaderOf = (language: string) =>
  Object.entries(locales).find(([path]) => path.endsWith(`/${language}/app.json`))?.[1]

/** Loads the words of the browser's language, or English. Throws when neither arrives. */
export async function loadWords(): Promise<void> {
  const language = loaderOf(languageCode()) ? languageCode() : FALLBACK
  const words = await loaderOf(language)?.()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK,
    defaultNS: 'app',
    resources: { [language]: { app: words?.default ?? {} } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  document.documentElement.lang = language
}
