// The business suite holds what is sold, and its generated files are those that the generators write today.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { readMarkdown } from './yaml.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const SUITE = join(ROOT, 'content/course/business')
const filesOf = (folder, ending) => readdirSync(join(SUITE, folder)).filter((name) => name.endsWith(ending)).sort()

test('twelve emails have a subject, and say when they are sent', () => {
  const names = filesOf('emails', '.md')
  assert.equal(names.length, 12)
  for (const name of names) {
    const faults = []
    const page = readMarkdown(join(SUITE, 'emails', name), faults)
    assert.deepEqual(faults, [], name)
    for (const field of ['subject', 'preview', 'when']) assert.ok(page.head.at(field).value, `${name}: ${field}`)
    assert.match(page.body, /\[your name\]/, name)
  }
})

test('thirty headlines are numbered without gaps, and ten automations too', () => {
  const numbers = [...readFileSync(join(SUITE, 'headlines.md'), 'utf8').split('\n## For the page')[1].matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  assert.deepEqual(numbers, Array.from({ length: 30 }, (_, index) => index + 1))
  const recipes = filesOf('automations', '.md').map((name) => Number(name.slice(0, 2)))
  assert.deepEqual(recipes, Array.from({ length: 10 }, (_, index) => index + 1))
})

/** The files of one kind that a generator writes now, compared with the committed ones. */
function assertGenerated(generator, folder, ending, count) {
  const target = mkdtempSync(join(tmpdir(), 'business-'))
  try {
    execFileSync('node', [join(ROOT, 'tools/content', generator), target], { cwd: ROOT })
    const written = readdirSync(target).sort()
    assert.equal(written.length, count)
    assert.deepEqual(filesOf(folder, ending), written)
    for (const name of written) assert.equal(readFileSync(join(SUITE, folder, name), 'utf8'), readFileSync(join(target, name), 'utf8'), name)
  } finally {
    rmSync(target, { recursive: true })
  }
}

test('the six pages of the client program are those of the program', () => {
  assertGenerated('make_client_program.mjs', 'client-program', '.md', 6)
})

test('the twenty social pictures are those of their list and of the colours', () => {
  assertGenerated('make_social_pictures.mjs', 'social-pictures', '.svg', 20)
  for (const name of filesOf('social-pictures', '.svg')) {
    const picture = readFileSync(join(SUITE, 'social-pictures', name), 'utf8')
    assert.match(picture, /viewBox="0 0 1080 1080"/)
    assert.match(picture, /<text [^>]*>[^<]+<\/text>/)
  }
})
