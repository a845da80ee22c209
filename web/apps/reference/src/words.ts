import words from '../../../../content/locales/en/reference.json'

export { words }

/** Puts values into a sentence: "{{count}} calls". */
export const filled = (sentence: string, values: Record<string, string | number>) =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** A word by a name that only the contract knows; nothing where there is none yet. */
export const wordOf = <T>(book: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(book, name) ? book[name] : undefined
