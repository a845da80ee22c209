import { stored } from './stored'

const chosenLanguage = stored<string>('language')

export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The language somebody chose on this device, else the browser's. */
export const languageCode = () => chosenLanguage.read() ?? navigator.language.split('-')[0] ?? 'en'

export const keepLanguage = (language: string) => chosenLanguage.write(language)
