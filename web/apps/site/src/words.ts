import words from '../../../../content/locales/en/site.json'

export { words }

/** Puts the brand's name into a sentence. */
export const named = (sentence: string, brand: string) => sentence.replaceAll('{{brand}}', brand)
