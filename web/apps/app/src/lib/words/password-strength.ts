export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Repeated and neighbouring characters (aaa, 123, cba) are guessed with the first of them. */
function countsAnew(password: string, at: number): boolean {
  const step = password.charCodeAt(at) - password.charCodeAt(at - 1)
  return at === 0 || Math.abs(step) > 1
}

/**
 * About how hard a password is to guess: by the characters that do not follow from the one before, because length is what
 * counts (NIST SP 800-63B, appendix A). The server has the last word: it knows the most used ones.
 */
export function strengthOf(password: string): PasswordStrength {
  const counted = [...password].filter((_, at) => countsAnew(password, at))
  const different = new Set(counted).size
  if (counted.length >= 16 && different >= 8) return 'strong'
  return counted.length >= 8 && different >= 6 ? 'fair' : 'weak'
}
