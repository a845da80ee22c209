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

/** Problems of one file on its own. */
export function laws(path, words, language) {
  if (path === 'moods.yaml') return [...moods(words, language), ...longTitles(words)]
  if (path === 'stage_texts.yaml') return longTitles(words)
  if (path.startsWith('exercises/')) return longTitles({ [path]: words })
  return []
}
