// Rules that hold for one file in any language, whatever English says.

const TITLE = 40 // characters: what the screens have room for
const SYNONYMS = 6

function moods(words, language) {
  const owners = new Map()
  const problems = []
  for (const [key, { synonyms = [] }] of Object.entries(words)) {
    if (synonyms.length < SYNONYMS) problems.push(`${key}: has ${synonyms.length} synonyms, at least ${SYNONYMS} are wanted`)
    for (const synonym of synonyms) {
      if (synonym !== synonym.toLocaleLowerCase(language)) problems.push(`${key}: "${synonym}" must be lower case`)
      if (owners.has(synonym)) problems.push(`${key}: "${synonym}" belongs to ${owners.get(synonym)} already`)
      owners.set(synonym, key)
    }
  }
  return problems
}

const longTitles = (words) =>
  Object.entries(words)
    .filter(([, entry]) => [...(entry.title ?? '')].length > TITLE)
    .map(([key, { title }]) => `${key}: the title has more than ${TITLE} characters ("${title}")`)

const FROM_RIGHT_TO_LEFT = ['ar']
const CALLED = /\{\{?(?:phone|number|line_contact|emergency)\}?\}|\d+(?: \d+)+/
const ISOLATED = /[\u2066\u2068][^\u2069]*\u2069/g
const NO_NUMBER_TO_CALL = /^notifications\.time$/

/** "13 11 14" reads "14 11 13" between letters that run from right to left, unless it stands in marks of its own direction. */
function callable(words, place = '') {
  if (typeof words === 'string') {
    const bare = !NO_NUMBER_TO_CALL.test(place) && words.replace(ISOLATED, '').match(CALLED)
    return bare ? [`${place}: "${bare[0]}" must stand between \\u2066 and \\u2069, or its groups of digits change places`] : []
  }
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([key, inner]) => callable(inner, Array.isArray(words) ? `${place}[${key}]` : place ? `${place}.${key}` : key))
}

/** Problems of one file on its own. */
export function laws(path, words, language) {
  const numbers = FROM_RIGHT_TO_LEFT.includes(language) ? callable(words) : []
  return [...numbers, ...ofFile(path, words, language)]
}

function ofFile(path, words, language) {
  if (path === 'moods.yaml') return [...moods(words, language), ...longTitles(words)]
  if (path === 'stage_texts.yaml') return longTitles(words)
  if (path.startsWith('exercises/')) return longTitles({ [path]: words })
  return []
}
