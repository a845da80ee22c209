// Holds the schema, the privacy page and every promise about who sees what to the one map: content/legal/data-map.yaml.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demandUnique, listOf, mapping, oneOf, text } from './shapes.mjs'
import { readYaml } from './yaml.mjs'

const ROOT = join(import.meta.dirname, '../..')
const SCHEMA = join(ROOT, 'server/storage/schema/sqlite.sql')
const DEVICE = join(ROOT, 'web/apps/app/src/lib/help/care-plan.ts')
const KINDS = join(ROOT, 'server/core/trainer/trainer_links.cpp')
const names = listOf(text, { least: 1 })
const reader = oneOf('member', 'trainer', 'operator', 'advertiser', 'whoever uses this browser')
const shape = mapping({
  data: listOf(mapping({ 'tables?': names, 'device?': names, why: text, 'told_as?': text, 'how_long?': text, sees: listOf(reader, { least: 1 }) }), { least: 1 }),
  promises: listOf(mapping({ because: mapping({ 'tables?': names, 'device?': names, never_seen_by: reader }), said: listOf(mapping({ file: text, words: text }), { least: 1 }) }), { least: 1 }),
})

const tablesOf = (sql) => [...sql.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name)

/** Every table once, and no table that is not there. */
function checkSchema(map, schema) {
  const listed = map.at('data').items.flatMap((entry) => entry.at('tables').items)
  demandUnique(listed)
  const tables = new Set(tablesOf(schema))
  for (const field of listed) if (!tables.has(field.value)) field.say(`"${field.value}" is no table of the database`)
  const known = new Set(listed.map(({ value }) => value))
  for (const table of tables) if (!known.has(table)) map.at('data').say(`lacks the table ${table}: say what it is for, how long it is kept, and who sees it`)
}

/** The rows of the privacy page's table below "What is stored": first and last column, and the line. */
function privacyRows(words) {
  const lines = words.split('\n')
  const rows = lines.map((line, index) => ({ cells: line.split('|').map((cell) => cell.trim()), line: index + 1 })).filter(({ cells }) => cells.length === 5)
  return new Map(rows.filter(({ cells }) => cells[1] !== 'what' && !/^-+$/.test(cells[1])).map(({ cells, line }) => [cells[1], { howLong: cells[3], line }]))
}

function checkPrivacyPage(map, file, faults) {
  const rows = privacyRows(readFileSync(file, 'utf8'))
  const told = new Set()
  for (const entry of map.at('data').items) {
    const toldAs = entry.at('told_as')
    if (!toldAs.exists) {
      if (entry.at('sees').value.some((who) => who !== 'operator')) entry.say('is seen by people, so the privacy page has to tell of it: told_as')
      continue
    }
    told.add(toldAs.value)
    const row = rows.get(toldAs.value)
    if (!row) toldAs.say('is no row of legal/privacy.md')
    else if (row.howLong !== entry.at('how_long').value) entry.at('how_long').say(`legal/privacy.md says "${row.howLong}"`)
  }
  for (const [what, { line }] of rows) if (!told.has(what)) faults.push({ file, line, field: '', sentence: `"${what}" stands in no entry of legal/data-map.yaml` })
}

function checkPromises(map, content) {
  for (const promise of map.at('promises').items) {
    const { tables = [], device = [], never_seen_by: nobody } = promise.at('because').value
    const holds = (entry) => [...tables.map((name) => ['tables', name]), ...device.map((name) => ['device', name])].some(([where, name]) => entry.at(where).value?.includes(name))
    for (const entry of map.at('data').items.filter(holds)) if (entry.at('sees').value.includes(nobody)) entry.at('sees').say(`names ${nobody}, and texts promise that ${nobody} never sees it`)
    for (const said of promise.at('said').items) {
      const file = `${content}/${said.at('file').value}`
      if (existsSync(file) && !readFileSync(file, 'utf8').includes(said.at('words').value)) said.at('words').say(`does not stand in ${said.at('file').value}`)
    }
  }
}

/** The code agrees: a member cannot share a journal, and the device keeps the care plan. */
function checkCode(map) {
  const journal = map.at('data').items.find((entry) => entry.at('tables').value?.includes('journal_messages'))
  if (existsSync(KINDS) && /return "journal"/.test(readFileSync(KINDS, 'utf8'))) journal?.at('sees').say('says that no trainer sees it, and server/core/trainer lets a member share it')
  const plan = map.at('data').items.find((entry) => entry.at('device').value?.includes('care_plan'))
  if (existsSync(DEVICE) && !readFileSync(DEVICE, 'utf8').includes("('care_plan')")) plan?.at('device').say('is not kept on the device by web/apps/app')
}

export function checkDataMap(world, faults, schema = existsSync(SCHEMA) ? readFileSync(SCHEMA, 'utf8') : undefined) {
  const map = readYaml(`${world.content}/legal/data-map.yaml`, faults)
  if (!map) return {}
  shape(map)
  if (schema) checkSchema(map, schema)
  checkPrivacyPage(map, `${world.content}/legal/privacy.md`, faults)
  checkPromises(map, world.content)
  checkCode(map)
  return { 'kinds of data': map.at('data').items.length }
}
