// Writes packages/api/src/generated/*.ts from the OpenAPI files that the server prints. `--check` only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'

const contractFolder = new URL('../../contract/', import.meta.url)
const generatedFolder = new URL('../packages/api/src/generated/', import.meta.url)
const banner = '// Generated from contract/*.json by `npm run generate:api`. Do not edit.\n\n'
const isCheck = process.argv.includes('--check')

let isStale = false
for (const name of ['member', 'service', 'dashboard']) {
  const contract = new URL(`${name}.json`, contractFolder)
  const target = new URL(`${name}.ts`, generatedFolder)
  const written = banner + astToString(await openapiTypescript(contract, { alphabetize: true }))
  const present = existsSync(target) ? readFileSync(target, 'utf8') : ''
  if (present === written) continue
  isStale = true
  if (isCheck)
    console.error(`${fileURLToPath(target)} is not what contract/${name}.json says: run npm run generate:api`)
  else writeFileSync(target, written)
}
if (isCheck && isStale) process.exit(1)
