// node tools/content/check.mjs [folder]: what the server does not read itself, and what it cannot judge. ./dev content check
// runs it together with `evenkeel content check`. Every fault is "file:line: field: sentence"; the exit code is 1 when there is any.
import { existsSync } from 'node:fs'
import { checkAlike } from './alike.mjs'
import { checkCourse } from './course.mjs'
import { checkDataMap } from './data_map.mjs'
import { checkExclusions } from './exclusions.mjs'
import { checkJournal } from './journal.mjs'
import { checkSafety } from './safety.mjs'
import { checkSite } from './site.mjs'
import { readWorld } from './world.mjs'
import { faultLine, readYaml } from './yaml.mjs'

const ALLOWED = new URL('alike-allowed.yaml', import.meta.url).pathname

/** Everything wrong with a content folder, what to look at soon, and how much there is. */
export function check(content, now = Date.now()) {
  const faults = []
  const warnings = []
  const world = readWorld(content)
  const counts = {
    ...checkJournal(world, faults),
    ...checkSafety(world, faults, warnings, now),
    ...checkExclusions(world, faults),
    ...checkDataMap(world, faults),
    ...checkSite(world, faults),
    ...checkCourse(world, faults),
  }
  const { texts, unused } = checkAlike(content, readYaml(ALLOWED, faults)?.value ?? [], faults)
  for (const { words } of unused) warnings.push({ file: 'tools/content/alike-allowed.yaml', line: 1, field: 'words', sentence: `"${words}" excuses nothing any more` })
  return { faults, warnings, counts: { ...counts, 'texts compared': texts } }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const content = process.argv[2] ?? 'content'
  if (!existsSync(content)) throw new Error(`there is no folder ${content}`)
  const { faults, warnings, counts } = check(content)
  for (const fault of faults) console.error(faultLine(fault))
  for (const warning of warnings) console.log(`${faultLine(warning)} (a warning)`)
  console.log(Object.entries(counts).map(([name, count]) => `${name} ${count}`).join(', '))
  process.exit(faults.length > 0 ? 1 : 0)
}
