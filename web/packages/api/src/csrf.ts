const MISSING = '_missing'

/** The value the server wants repeated in `X-CSRF-Token`; `_missing` is refused there, which is the point. */
export function csrfToken(cookieName: string, cookies = document.cookie): string {
  const prefix = `${cookieName}=`
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(prefix))
  return found ? decodeURIComponent(found.slice(prefix.length)) : MISSING
}
