// Holds the words of a language to the English ones: node tools/check_translations.mjs <language>… (none: all there are).
// Says which files, keys, cues, placeholders are missing, left over, still English or too long to be read in their
// seconds; prints the counts. Ends with 1 when there is anything to mend. Two things are named and do not fail: a file
// that nobody has begun (the English one is shown), and one whose English has gone or not come yet (nobody reads it; a
// misspelt name shows as the missing file it should be).
import { readdirSync, existsSync } from 'node:fs'
import { compare } from './translations/compare.mjs'
import { laws } from './translations/laws.mjs'
import { files, LATER } from './translations/mirror.mjs'

const LOCALES = 'content/locales'

function check(language) {
  const problems = []
  const waiting = []
  const counts = { files: 0, texts: 0 }
  const terms = files.terms(language)
  const mirrors = files.english()
  for (const { path, english } of mirrors) {
    const translated = files.translated(language, path)
    if (translated === undefined) {
      ;(LATER.test(path) ? waiting : problems).push(`${path}: there is no such file`)
      continue
    }
    counts.files += 1
    const found = compare({ english, translated, language, same: terms.same_as_english ?? [] })
    counts.texts += found.texts
    problems.push(...[...found.problems, ...laws(path, translated, language)].map((problem) => `${path}: ${problem}`))
  }
  const known = new Set(mirrors.map(({ path }) => path))
  waiting.push(...files.list(language).filter((path) => !known.has(path)).map((path) => `${path}: English has no such file`))
  return { problems, waiting, counts }
}

const asked = process.argv.slice(2)
const languages = asked.length > 0 ? asked : readdirSync(LOCALES).filter((name) => name !== 'en').sort()
let failed = false
for (const language of languages) {
  if (!existsSync(`${LOCALES}/${language}`)) throw new Error(`there is no folder ${LOCALES}/${language}`)
  const { problems, waiting, counts } = check(language)
  for (const problem of problems) console.error(`${language}/${problem}`)
  for (const note of waiting) console.log(`${language}/${note} yet`)
  console.log(`${language}: ${counts.files} files, ${counts.texts} texts, ${problems.length} to mend`)
  failed ||= problems.length > 0
}
process.exit(failed ? 1 : 0)
