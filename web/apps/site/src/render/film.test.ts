// @vitest-environment node
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Frame } from '../types'
import { withFilm } from './film'
import type { Route } from './routes'

const texts = {
  scenes: [{ at: 0, picture: 'wall-push', words: 'This is Dana.' }],
  chapters: [{ at: 0, title: 'Dana' }],
}
const frame = { brand: { name: 'Evenkeel' } } as Frame
const routes = [
  { page: 'Training', texts },
  { page: 'Book', texts: {} },
] as unknown as Route[]

let film: string
let dist: string

beforeEach(() => {
  film = mkdtempSync(join(tmpdir(), 'film-'))
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
})

afterEach(() => {
  for (const folder of [film, dist]) rmSync(folder, { recursive: true })
})

/** As `./dev site film` leaves it. */
function made(of: typeof texts) {
  const mark = createHash('sha256')
    .update(JSON.stringify({ ...of, brand: 'Evenkeel' }))
    .digest('hex')
  writeFileSync(join(film, 'training.json'), JSON.stringify({ seconds: 480, mark }))
  writeFileSync(join(film, 'training.webm'), 'film')
}

const shown = () => withFilm(routes, frame, film, dist).map((route) => (route.texts as { has_film?: boolean }).has_film)

test('a film of these scenes is put beside the pages, and only its own page speaks of it', () => {
  made(texts)
  expect(shown()).toEqual([true, undefined])
  expect(existsSync(join(dist, 'film/training.webm'))).toBe(true)
})

test('without a film the page draws the scenes', () => {
  expect(shown()).toEqual([false, undefined])
  expect(existsSync(join(dist, 'film'))).toBe(false)
})

test('a film of older scenes is not shown', () => {
  made({ ...texts, scenes: [{ at: 0, picture: 'wall-push', words: 'This was Dana.' }] })
  expect(shown()).toEqual([false, undefined])
  expect(existsSync(join(dist, 'film'))).toBe(false)
})
