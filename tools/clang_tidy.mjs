#!/usr/bin/env node
// clang-tidy over a build folder, in parallel. What was clean stays clean until the file, anything it includes, its
// command or the rules change, so a second run costs nothing. What waits is judged several files at a time, as if they
// were one: most of a file's time goes into the headers that its neighbours read too. Where neighbours do not fit into
// one file, or one of them is not clean, each half is judged, down to the single file, whose word counts.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, homedir, tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLANG_TIDY = process.env.CLANG_TIDY ?? 'clang-tidy-19'
const TOGETHER = 24
const root = fileURLToPath(new URL('..', import.meta.url))

const sha1 = (...parts) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha1')).digest('hex')

const contentHashes = new Map()
function contentHash(path) {
  if (!contentHashes.has(path)) contentHashes.set(path, sha1(readFileSync(path)))
  return contentHashes.get(path)
}

const includes = new Map()
function includesOf(path) {
  if (!includes.has(path)) {
    const text = readFileSync(path, 'utf8')
    includes.set(path, Array.from(text.matchAll(/^\s*#\s*include\s*[<"]([^>"]+)[>"]/gm), ([, name]) => name))
  }
  return includes.get(path)
}

/**
 * The file and what it includes, directly or not, in the folders that the compiler looks into. Headers of the system are
 * not among them: they change only with their packages.
 */
export function readFor(file, flags) {
  const folders = Array.from(flags.matchAll(/ -I(\S+)/g), ([, folder]) => folder)
  const read = new Set()
  const look = (path) => {
    if (read.has(path)) return
    read.add(path)
    for (const name of includesOf(path)) {
      const found = [dirname(path), ...folders].map((folder) => resolve(folder, name)).find((place) => existsSync(place))
      if (found) look(found)
    }
  }
  look(file)
  return [...read]
}

/** A compiler's command without the file, and without the precompiled header. */
export const flagsOf = (command) =>
  command
    .replace(/ -Winvalid-pch(?: -Xclang \S+)*/, '')
    .replace(/ -I\S+\/cmake(?= )/, '')
    .replace(/ -iquote \S+/, '')
    .replace(/ -o \S+ -c \S+$/, '')

/**
 * Tests are compiled with the same warnings; what clang-tidy adds is worth its minutes only where the product is. Batches
 * and generated statements are no files of ours: TARGET_files has the command of each file (cmake/batches.cmake).
 */
const isOfTheProduct = (file) => !/_test\.cpp$|\/tests\/|\/cmake_pch\.hxx|\/batches\/|\/generated\//.test(file)

function units(folder) {
  const rules = readFileSync(join(root, '.clang-tidy'))
  const commands = JSON.parse(readFileSync(join(folder, 'compile_commands.json'), 'utf8'))
  const byFile = new Map(commands.map(({ file, command }) => [file, flagsOf(command)]))
  return Array.from(byFile).filter(([file]) => isOfTheProduct(file)).map(([file, flags]) => {
    const read = readFor(file, flags).map(contentHash).sort()
    // Without the folder's own name, so that another clone finds what this one has judged.
    const named = flags.replaceAll(root, '').replaceAll(root.slice(0, -1), '')
    return { file, flags, key: sha1(rules, named, ...read) }
  })
}

/** Neighbours that are compiled alike, `TOGETHER` at a time. */
export function batches(waiting) {
  const alike = new Map()
  for (const unit of waiting) alike.set(unit.flags, [...(alike.get(unit.flags) ?? []), unit])
  return [...alike.values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => a.file.localeCompare(b.file))
    return Array.from({ length: Math.ceil(sorted.length / TOGETHER) }, (_, at) =>
      sorted.slice(at * TOGETHER, (at + 1) * TOGETHER),
    )
  })
}

/** Returns the complaints of the compiler or clang-tidy about the files, taken as one; nothing when they are clean. */
async function complaintAbout(batch, folder) {
  const scratch = mkdtempSync(join(tmpdir(), 'evenkeel-tidy-'))
  const isAlone = batch.length === 1
  const file = isAlone ? batch[0].file : join(scratch, 'batch.cpp')
  // Two files may name a thing alike; the compiler has judged each of them alone.
  const command = `${batch[0].flags}${isAlone ? '' : ' -Wno-shadow'} -c ${file}`
  if (!isAlone) writeFileSync(file, batch.map(including).join(''))
  writeFileSync(join(scratch, 'compile_commands.json'), JSON.stringify([{ directory: resolve(folder), file, command }]))
  const compiler = ['sh', '-c', `${command} -w -fsyntax-only -ferror-limit=0`]
  const tidy = [CLANG_TIDY, '-p', scratch, '--quiet', `--config-file=${join(root, '.clang-tidy')}`, file]
  const complaint = (!isAlone && (await run(compiler, folder))) || (await run(tidy, folder))
  rmSync(scratch, { recursive: true })
  return complaint
}

const run = ([program, ...words], cwd) =>
  new Promise((done) => {
    execFile(program, words, { cwd, maxBuffer: 1 << 26 }, (error, out, err) => {
      // The count of warnings in system headers is noise; a compiler error is not.
      const noted = err.replace(/^\d+ warnings? .*$\n?/gm, '')
      done(error ? `${out}${noted}`.trim() || String(error) : '')
    })
  })

/** Those that are complained about and the others; two halves where that says nothing. */
export function apart(batch, complaint) {
  const named = new Set(Array.from(complaint.matchAll(/^(\S+?):\d+:\d+: (?:fatal )?error:/gm), ([, file]) => file))
  const [guilty, others] = [true, false].map((is) => batch.filter(({ file }) => named.has(file) === is))
  if (guilty.length > 0 && others.length > 0) return [guilty, others]
  const half = Math.ceil(batch.length / 2)
  return [batch.slice(0, half), batch.slice(half)]
}

const including = ({ file }) => `#include "${file}" // NOLINT(bugprone-suspicious-include)\n`

async function main([folder = 'build/release']) {
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'evenkeel/clang-tidy')
  mkdirSync(cache, { recursive: true })
  const all = units(folder)
  const unjudged = all.filter(({ key }) => !existsSync(join(cache, key)))
  const waiting = batches(unjudged)
  let judged = 0
  let failed = 0
  const tell = (batch, word) => {
    judged += batch.length
    for (const { file } of batch) console.log(`${relative(root, file)}${word}`)
    console.log(`[${judged}/${unjudged.length}]`)
  }
  const work = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const complaint = await complaintAbout(batch, folder)
      if (!complaint) {
        for (const { key } of batch) writeFileSync(join(cache, key), '')
        tell(batch, '')
      } else if (batch.length > 1) {
        waiting.unshift(...apart(batch, complaint))
      } else {
        console.error(complaint)
        failed++
        tell(batch, ': FAILED')
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  console.log(`clang-tidy: ${all.length} files, ${all.length - unjudged.length} unchanged, ${failed} with complaints`)
  process.exitCode = failed > 0 || all.length === 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
