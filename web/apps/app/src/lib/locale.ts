export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export const languageCode = () => navigator.language.split('-')[0] ?? 'en'
