/** A list whose entries have names is translated by a map from name to words. */
const nameOf = (entry: unknown) => {
  const { name, key } = (entry ?? {}) as { name?: string; key?: string }
  return name ?? key
}

/** English content with the words of a translation put in place: what the translation does not say stays as it is. */
export function inWordsOf(english: unknown, words: unknown): unknown {
  if (words === undefined || words === null) return english
  if (Array.isArray(english)) {
    if (Array.isArray(words)) return english.map((entry, at) => inWordsOf(entry, words[at]))
    const byName = words as Record<string, unknown>
    return english.map((entry) => inWordsOf(entry, byName[nameOf(entry) ?? '']))
  }
  if (typeof english === 'object' && english !== null) {
    const translated = words as Record<string, unknown>
    return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, inWordsOf(value, translated[key])]))
  }
  return words
}
