// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { captionsOf, FILM_SECONDS, framesOf, RATE, runsOf } from './timeline.mjs'

const film = parse(readFileSync(new URL('../../../content/site/pages/training.yaml', import.meta.url), 'utf8'))
const frames = framesOf(film)
const at = (seconds) => frames[seconds * RATE]

test('the film lasts exactly eight minutes, and no frame is lost when equal ones are drawn once', () => {
  expect(FILM_SECONDS).toBe(480)
  const runs = runsOf(frames)
  expect(runs.reduce((sum, run) => sum + run.frames, 0)).toBe(480 * RATE)
  expect(new Set(runs.map(({ key }) => key)).size).toBeLessThan(1_800)
})

test('every scene and every chapter of the content is seen', () => {
  expect(new Set(frames.map(({ scene }) => scene).filter((scene) => scene !== undefined)).size).toBe(film.scenes.length)
  expect(new Set(frames.map(({ card }) => card).filter((card) => card !== undefined)).size).toBe(film.chapters.length)
})

test('every sentence can be read: at four words a second there is time to spare', () => {
  film.scenes.forEach(({ words }, index) => {
    const shown = frames.filter(({ scene }) => scene === index).length / RATE
    expect(shown, words).toBeGreaterThan(words.split(' ').length / 4)
  })
})

test('a breath is four seconds in and six out, without a break between two scenes', () => {
  const [first] = film.scenes.filter(({ breath }) => breath)
  expect(at(first.at + 4).breath.size).toBe(1)
  expect(at(first.at + 10).breath.size).toBe(0)
  expect(at(first.at + 40 + 2).breath).toEqual(at(first.at + 2).breath)
})

test('the dot is turned from where it stood to where the words say', () => {
  const index = film.scenes.findIndex(({ ring }) => ring?.[0] === 7 && ring?.[1] === 5)
  const dots = frames.filter(({ scene }) => scene === index).map(({ dot }) => dot)
  expect(dots[0]).toBe(7)
  expect(dots.at(-1)).toBe(5)
})

test('a setting fades in, and stays', () => {
  expect(at(200).light).toBe(1)
  const change = frames.findIndex(({ scene }) => scene === 1)
  expect(frames[change].light).toBeLessThan(0.5)
})

test('the captions are the words of the scenes, to the second', () => {
  const captions = captionsOf(film)
  expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:12\.000\nThis is Dana\./)
  expect(captions.match(/-->/g)).toHaveLength(film.scenes.length)
  expect(captions).toContain('--> 00:08:00.000\n')
})
