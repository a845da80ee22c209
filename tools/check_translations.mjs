// Holds the words of a language to the English ones: node tools/check_translations.mjs <language>… (none: all there are).
// Says which files, keys, cues, placeholders are missing, left over, still English or too long to be read in their
// seconds; prints the counts. Ends with 1 when there is anything to fix. A file whose English has gone or not come yet
// is named and does not fail: nobody reads it, and a misspelt name shows as the missing file it should be.
import { readdirSync, existsSync } from 'node:fs'
import { compare } from './translations/compare.mjs'
import { laws } from './translations/laws.mjs'
import { placeIn } from './translations/lines.mjs'
import { files } from './translations/mirror.mjs'

const LOCALES = 'content/locales'

function check(language) {
  const problems = []
  const waiting = []
  const english = { texts: 0 }
  const counts = { files: 0, texts: 0 }
  const terms = files.terms(language)
  const mirrors = files.english()
  for (const { path, english: words } of mirrors) {
    const own = compare({ english: words, translated: words, language: 'en', same: [] }).texts
    english.texts += own
    const file = files.where(language, path)
    const translated = files.translated(language, path)
    if (translated === undefined) {
      problems.push(`${file}:1: there is no such file`)
      continue
    }
    counts.files += 1
    const found = compare({ english: words, translated, language, same: terms.same_as_english ?? [] })
    counts.texts += own - found.missing
    problems.push(...[...found.problems, ...laws(path, translated, language)].map((problem) => placeIn(file, problem)))
  }
  const known = new Set(mirrors.map(({ path }) => path))
  waiting.push(...files.list(language).filter((path) => !known.has(path)).map((path) => `${files.where(language, path)}:1: English has no such file`))
  return { problems, waiting, counts, english }
}

const asked = process.argv.slice(2)
const languages = asked.length > 0 ? asked : readdirSync(LOCALES).filter((name) => name !== 'en').sort()
let failed = false
for (const language of languages) {
  if (!existsSync(`${LOCALES}/${language}`)) throw new Error(`there is no folder ${LOCALES}/${language}`)
  const { problems, waiting, counts, english } = check(language)
  for (const problem of problems) console.error(problem)
  for (const note of waiting) console.log(`${note} yet (a warning)`)
  const share = ((100 * counts.texts) / english.texts).toFixed(1)
  console.log(`${language}: ${counts.files} files, ${counts.texts} of ${english.texts} texts (${share} %), ${problems.length} to fix`)
  failed ||= problems.length > 0
}
process.exit(failed ? 1 : 0)
