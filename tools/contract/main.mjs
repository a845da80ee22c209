#!/usr/bin/env node
// node tools/contract/main.mjs FOLDER: puts sentences and limits into the contracts that `evenkeel openapi` printed there.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe } from './describe.mjs'
import { structsOf } from './source.mjs'

const SOURCES = ['server/api/*.hpp', 'server/api/*.cpp', 'server/http/*/*.hpp']

function sources() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SOURCES])
  const paths = listed.toString().split('\n').filter((path) => path && !path.endsWith('_test.cpp') && existsSync(path))
  return paths.map((path) => [path, readFileSync(path, 'utf8')])
}

const folder = process.argv[2]
if (!folder) throw new Error('usage: node tools/contract/main.mjs FOLDER')
const structs = structsOf(sources())
const faults = new Set()
for (const name of ['member', 'service', 'dashboard']) {
  const file = `${folder}/${name}.json`
  const told = describe(JSON.parse(readFileSync(file, 'utf8')), structs)
  for (const fault of told.faults) faults.add(fault)
  writeFileSync(file, `${JSON.stringify(told.contract, null, 2)}\n`)
}
for (const fault of faults) console.error(fault)
process.exit(faults.size > 0 ? 1 : 0)
