// Writes packages/api/src/generated/*.ts from the OpenAPI files that the server prints. `--check` only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'

const contractFolder = new URL('../../contract/', import.meta.url)
const generatedFolder = new URL('../packages/api/src/generated/', import.meta.url)
const banner = '// Generated from contract/*.json by `npm run generate:api`. Do not edit.\n\n'
const isCheck = process.argv.includes('--check')

const names = ['member', 'service', 'dashboard']
let isStale = false

function keepInStep(name, text) {
  const target = new URL(`${name}.ts`, generatedFolder)
  const present = existsSync(target) ? readFileSync(target, 'utf8') : ''
  if (present === banner + text) return
  isStale = true
  if (isCheck) console.error(`${fileURLToPath(target)} is not what the contract says: run npm run generate:api`)
  else writeFileSync(target, banner + text)
}

/** Repeats by path, for every call whose `x-retries` is not the usual number. The client knows a call by its path alone. */
function retries() {
  const byPath = new Map()
  for (const name of names) {
    const { paths } = JSON.parse(readFileSync(new URL(`${name}.json`, contractFolder), 'utf8'))
    for (const [path, methods] of Object.entries(paths))
      for (const { 'x-retries': count } of Object.values(methods)) {
        if (count !== (byPath.get(path) ?? count)) throw new Error(`the calls of ${path} differ in x-retries`)
        byPath.set(path, count)
      }
  }
  const unusual = [...byPath].filter(([, count]) => count !== 2).sort()
  const lines = unusual.map(([path, count]) => `  '${path}': ${count},\n`)
  return `export const RETRIES: Readonly<Record<string, number>> = {\n${lines.join('')}}\n`
}

for (const name of names)
  keepInStep(name, astToString(await openapiTypescript(new URL(`${name}.json`, contractFolder), { alphabetize: true })))
keepInStep('retries', retries())
if (isCheck && isStale) process.exit(1)
