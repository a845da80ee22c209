/** Below these a path goes on with a key that is a person's own. */
const OPEN_ENDED = ['/quiz/r', '/book_download', '/reset_password']

/** The page that an address names, without any key in it. */
export const pagePath = (path: string) =>
  OPEN_ENDED.find((page) => path.startsWith(`${page}/`)) ?? (path.length > 1 ? path.replace(/\/+$/, '') : path)
