const MISSING = '_missing'

/** A cookie that something else wrote may hold a bare "%"; then it is no token of ours, but no reason to crash. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The value the server wants repeated in `X-CSRF-Token`; `_missing` is refused there, which is the point. */
export function csrfToken(cookieName: string, cookies = document.cookie): string {
  const prefix = `${cookieName}=`
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(prefix))
  return found ? decoded(found.slice(prefix.length)) || MISSING : MISSING
}
