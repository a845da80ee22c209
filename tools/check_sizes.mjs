#!/usr/bin/env node
// A file above its limit in LIMITS must begin with a comment that says why; a folder holds at most FILES_OF_A_FOLDER.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const LIMITS = [
  { files: /_test\.cpp$|\.(test|spec)\.tsx?$|\/tests\//, lines: 500 },
  { files: /\.[ch]pp$/, lines: 300 },
  { files: /\.(tsx?|mjs)$/, lines: 250 },
]
const FILES_OF_A_FOLDER = 50
const isGenerated = (path) => path.includes('/generated/')

const patterns = ['*.cpp', '*.hpp', '*.ts', '*.tsx', '*.mjs']
const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns])
const paths = list.toString().split('\n').filter((path) => path && existsSync(path) && !isGenerated(path))

const explains = (text) => /^(#!.*\n)?\s*(\/\/|\/\*).*(lines|long)/i.test(text)

const faults = paths.flatMap((path) => {
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n').length - 1
  const limit = LIMITS.find(({ files }) => files.test(path))?.lines ?? Number.POSITIVE_INFINITY
  return lines > limit && !explains(text) ? [`${path}: ${lines} lines, and the first does not say why more than ${limit}`] : []
})
const filesOfFolders = new Map()
for (const folder of paths.map(dirname)) filesOfFolders.set(folder, (filesOfFolders.get(folder) ?? 0) + 1)
for (const [folder, count] of filesOfFolders)
  if (count > FILES_OF_A_FOLDER) faults.push(`${folder}: ${count} files; sub-folders that say what is inside are easier to read`)

for (const fault of faults) console.error(fault)
console.log(`${paths.length} files, ${faults.length} too long without a reason`)
process.exit(faults.length > 0 || paths.length === 0 ? 1 : 0)
