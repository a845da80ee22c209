import { stored } from '../device/stored'

const chosenLanguage = stored<string>('language')

/** The formatter takes a slow phone a tenth of a second, before the first screen; newer browsers tell without it. */
export const timeZone = () =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone

/** The language somebody chose on this device, else the browser's. */
export const languageCode = () => chosenLanguage.read() ?? navigator.language.split('-')[0] ?? 'en'

export const keepLanguage = (language: string) => chosenLanguage.write(language)
