#!/usr/bin/env node
// clang-tidy over a build folder, in parallel. What was clean stays clean until the file, anything it includes, its
// command or the rules change, so a second run costs nothing.
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLANG_TIDY = process.env.CLANG_TIDY ?? 'clang-tidy-19'
const root = fileURLToPath(new URL('..', import.meta.url))

const sha1 = (...parts) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha1')).digest('hex')

const contentHashes = new Map()
function contentHash(path) {
  if (!contentHashes.has(path)) contentHashes.set(path, existsSync(path) ? sha1(readFileSync(path)) : '')
  return contentHashes.get(path)
}

/** Object file → what the compiler read for it, as Ninja noted it. System headers change only with their packages. */
export function parseDeps(text) {
  const deps = new Map()
  let current
  for (const line of text.split('\n')) {
    const header = /^(\S+): #deps /.exec(line)
    if (header) deps.set(header[1], (current = []))
    else if (line.startsWith('    ') && !line.startsWith('    /usr/')) current?.push(line.trim())
  }
  return deps
}

/** Tests are compiled with the same warnings; what clang-tidy adds is worth its minutes only where the product is. */
const isTest = (file) => /_test\.cpp$|\/tests\//.test(file)

function units(folder) {
  const deps = parseDeps(execFileSync('ninja', ['-C', folder, '-t', 'deps'], { maxBuffer: 1 << 28 }).toString())
  const rules = readFileSync(join(root, '.clang-tidy'))
  const commands = JSON.parse(readFileSync(join(folder, 'compile_commands.json'), 'utf8'))
  return commands.filter(({ file }) => !isTest(file)).map(({ file, command, output }) => {
    const read = (deps.get(output) ?? [file]).map((path) => contentHash(resolve(folder, path)))
    // Without the folder's own name, so that another clone finds what this one has judged.
    return { file, key: sha1(rules, command.replaceAll(root, ''), ...read) }
  })
}

const tidy = (folder, file) =>
  new Promise((done) => {
    execFile(CLANG_TIDY, ['-p', folder, '--quiet', file], { maxBuffer: 1 << 26 }, (error, out, err) => {
      // The count of warnings in system headers is noise; a compiler error is not.
      const words = err.replace(/^\d+ warnings? .*$\n?/gm, '')
      done(error ? `${out}${words}`.trim() || String(error) : '')
    })
  })

async function main([folder = 'build/release']) {
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'evenkeel/clang-tidy')
  mkdirSync(cache, { recursive: true })
  const all = units(folder)
  const waiting = all.filter(({ key }) => !existsSync(join(cache, key)))
  const count = waiting.length
  let failed = 0
  const work = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) {
      const complaint = await tidy(folder, unit.file)
      if (complaint) console.error(complaint)
      else writeFileSync(join(cache, unit.key), '')
      failed += complaint ? 1 : 0
      console.log(`[${count - waiting.length}/${count}] ${relative(root, unit.file)}${complaint ? ': FAILED' : ''}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  console.log(`clang-tidy: ${all.length} files, ${all.length - count} unchanged, ${failed} with complaints`)
  process.exitCode = failed > 0 || all.length === 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
