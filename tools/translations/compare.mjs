// Walks the English words and their translation side by side.

const LONGEST = 1.6
const ALWAYS_READABLE = 24 // characters: a cue this short is read at a glance, whatever the English one's length
const OWN_LISTS = /\.synonyms$|^negat/ // each language has its own words here, as many as it needs
const PLURAL = /_(zero|one|two|few|many|other)$/

// Inside of an ICU plural the braces hold words as well; there the server holds a translation to its slots.
const ICU_PLURAL = /\{\w+, plural,/
const marks = (text) => (text.match(/\{\{?[\w, ]+\}?\}|<\/?\w+>/g) ?? []).toSorted().join(' ')
const isText = (value) => typeof value === 'string'

/**
 * The English keys as the language needs them: one plural form for each of its own categories, and one for nothing at
 * all where English has that (i18next reads it in every language).
 */
function wanted(english, language) {
  const own = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return Object.fromEntries(Object.entries(english).flatMap(([key, value]) => {
    const stem = key.replace(PLURAL, '')
    const isPlural = stem !== key && `${stem}_other` in english
    const categories = `${stem}_zero` in english ? [...new Set(['zero', ...own])] : own
    return isPlural ? categories.map((category) => [`${stem}_${category}`, english[`${stem}_${category}`] ?? english[`${stem}_other`]]) : [[key, value]]
  }))
}

/**
 * Problems of one file's words, each with its place, how many texts there are, how many English ones have none, and of which
 * English each text is the translation.
 */
export function compare({ english, translated, language, same }) {
  const problems = []
  const pairs = []
  let texts = 0
  let missing = 0

  function text(original, word, place) {
    texts += 1
    if (original !== '') pairs.push({ place, english: original })
    if (!isText(word) || word.trim() === '') return problems.push(`${place}: has no words`)
    if (word === original && /\p{L}/u.test(word) && !same.includes(word)) problems.push(`${place}: is still English ("${word}")`)
    const isPluralForm = PLURAL.test(place) || [word, original].some((pattern) => ICU_PLURAL.test(pattern))
    if (!isPluralForm && marks(word) !== marks(original)) problems.push(`${place}: has "${marks(word)}" to fill in, English has "${marks(original)}"`)
    const limit = Math.max(LONGEST * original.length, ALWAYS_READABLE)
    if (place.startsWith('cues') && word.length > limit) problems.push(`${place}: ${word.length} characters are too long beside ${original.length} ("${word}")`)
  }

  function list(originals, words, place) {
    if (!Array.isArray(words)) return problems.push(`${place}: must be a list`)
    if (OWN_LISTS.test(place)) return words.forEach((word, index) => text('', word, `${place}[${index}]`))
    if (words.length !== originals.length) return problems.push(`${place}: ${words.length} entries, English has ${originals.length}`)
    originals.forEach((original, index) => value(original, words[index], `${place}[${index}]`))
  }

  function map(originals, words, place) {
    const at = (key) => (place ? `${place}.${key}` : key)
    const entries = wanted(originals, language)
    if (words === null || typeof words !== 'object' || Array.isArray(words)) return problems.push(`${place}: must be a map`)
    for (const [key, original] of Object.entries(entries)) {
      if (key in words) value(original, words[key], at(key))
      else {
        problems.push(`${at(key)}: is missing`)
        missing += 1
      }
    }
    for (const key of Object.keys(words)) if (!(key in entries)) problems.push(`${at(key)}: English has no such key`)
  }

  function value(original, word, place) {
    if (isText(original)) return text(original, word, place)
    return Array.isArray(original) ? list(original, word, place) : map(original, word, place)
  }

  value(english, translated, '')
  return { problems, texts, missing, pairs }
}
