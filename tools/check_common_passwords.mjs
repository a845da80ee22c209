// Holds the passwords that are refused because they are tried first to the package they come from; --write writes them again.
// From the list of the npm package @zxcvbn-ts/language-common (MIT), ordered by how often people use them. Shorter ones than a
// password of ours may have are left out: they are refused for their length.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const SOURCE = join(ROOT, 'web/node_modules/@zxcvbn-ts/language-common/dist/passwords.json.mjs')
const TARGET = join(ROOT, 'server/core/account/sign_in/common_passwords.inc')
const SHORTEST = 10

function asSource(words) {
  const isLongEnough = (word) => word.length >= SHORTEST && /^[\x21-\x7e]+$/.test(word)
  const kept = [...new Set(words.map((word) => word.toLowerCase()))].filter(isLongEnough).sort()
  const lines = kept.map((word) => `    "${word.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}",`)
  return ['// Written by tools/check_common_passwords.mjs from @zxcvbn-ts/language-common: of the most used passwords those that are long enough.', ...lines, ''].join('\n')
}

const source = asSource((await import(pathToFileURL(SOURCE).href)).default)
if (process.argv.includes('--write')) writeFileSync(TARGET, source)
else if (readFileSync(TARGET, 'utf8') !== source) {
  console.error(`${TARGET}:1: differs from its package: node tools/check_common_passwords.mjs --write`)
  process.exit(1)
}
