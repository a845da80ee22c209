#!/usr/bin/env node
// Holds the arrows of the architecture: who may know whom, in C++ and on the web. The rules are in layers/rules.mjs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cppFaults, twoWayAreas } from './layers/cpp.mjs'
import { exceptions } from './layers/rules.mjs'
import { webFaults } from './layers/web.mjs'

/** Judges files given as [path, text]; a known exception that nothing needs any more is a fault as well. */
export function judge(files, known = exceptions) {
  const found = files.flatMap(([path, text]) => (/\.[ch]pp$/.test(path) ? cppFaults(path, text) : webFaults(path, text)))
  const covers = (exception, fault) => exception.from === fault.path && exception.to === fault.to
  const faults = found.filter((fault) => !known.some((exception) => covers(exception, fault)))
  const needless = known.filter((exception) => !found.some((fault) => covers(exception, fault)))
  return [
    ...faults.map(({ path, line, target }) => `${path}:${line ?? 1}: may not know ${target}`),
    ...needless.map(({ from, to }) => `tools/layers/rules.mjs: the exception ${from} → ${to} is no longer needed`),
    ...twoWayAreas(files),
  ]
}

function committedAndNew() {
  const patterns = ['server/*.cpp', 'server/*.hpp', 'hrv/*.cpp', 'hrv/*.hpp', 'web/*.ts', 'web/*.tsx']
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns])
  const paths = list.toString().split('\n').filter(Boolean)
  return paths.filter((path) => !/^(hrv|server)\/.*must_not_compile/.test(path)).flatMap(read)
}

/** A file that is gone but still in the index is not judged. */
function read(path) {
  try {
    return [[path, readFileSync(path, 'utf8')]]
  } catch {
    return []
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = committedAndNew()
  const faults = judge(files)
  for (const fault of faults) console.error(fault)
  console.log(`${files.length} files, ${faults.length} imports against the layers`)
  process.exit(faults.length > 0 || files.length === 0 ? 1 : 0)
}
