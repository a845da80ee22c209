/** Below these a path goes on with a key that is a person's own. */
const OPEN_ENDED = ['/quiz/r', '/book_download', '/reset_password']

/** "/de/quiz" → "/quiz": the page, whatever language it speaks. */
export const withoutLanguage = (path: string) => path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'

/** The page that an address names, without its language and without any key in it. */
export function pagePath(path: string): string {
  const page = withoutLanguage(path)
  return OPEN_ENDED.find((start) => page.startsWith(`${start}/`)) ?? (page.length > 1 ? page.replace(/\/+$/, '') : page)
}
