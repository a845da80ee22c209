// Neighbouring files are compiled as one (decision 0095). Where two of them use one name for different things, they are compiled
// one by one, which takes about four times as long. This check tells which names those are: node tools/check_batches.mjs BUILD_DIR
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node tools/check_batches.mjs BUILD_DIR')
  process.exit(2)
}
const ending = '.complaint'
const plan = readFileSync(join(folder, 'build.ninja'), 'utf8')
const complaints = readdirSync(folder, { recursive: true })
  .filter((file) => file.endsWith(`.o${ending}`))
  .filter((file) => plan.includes(file.slice(0, -ending.length))) // others are left from batches that are gone
for (const file of complaints) console.error(readFileSync(join(folder, file), 'utf8').trimEnd())
console.log(`batches whose files do not fit together: ${complaints.length}`)
process.exitCode = complaints.length > 0 ? 1 : 0
