// Makes the training film from content/site/pages/training.yaml: `./dev site film`. The result is build/film/training.webm
// (VP9), .mp4 (H.264), its captions and chapters, and training.json, which says of which texts the film was made. It is silent
// on purpose: the words are in the picture, and the voices that Debian has would not calm anybody. Needs a Chromium at $CHROMIUM
// or /usr/bin/chromium, and ffmpeg.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { parse } from 'yaml'
import { captionsOf, chapterTrackOf, FILM_SECONDS, framesOf, RATE, runsOf } from './timeline.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const content = here('../../../content')
const folder = here('../../../build/film')
const drawn = join(folder, 'frames')
const LARGEST = 25 * 1000 * 1000
const SIZE = { width: 1280, height: 720 }
/** Pages that draw beside each other: more would only wait for the same processors. */
const HANDS = 2

/** The fastest that VP9 has: flat drawings look the same, and the slower ways would take five times as long. */
const ENCODINGS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '8', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'animation', '-crf', '24', '-movflags', '+faststart'],
}

const read = (path) => readFileSync(join(content, path), 'utf8')

function readFilm() {
  const { scenes, chapters } = parse(read('site/pages/training.yaml'))
  const pictures = [...new Set(scenes.map(({ picture }) => picture))]
  return {
    scenes,
    chapters,
    brand: parse(read('brand/brand.yaml')).name,
    states: parse(read('states.yaml')),
    drawings: Object.fromEntries(pictures.map((name) => [name, read(`pictures/exercises/${name}.svg`)])),
  }
}

const nameOf = (key) => join(drawn, `${createHash('sha256').update(key).digest('hex').slice(0, 16)}.png`)

/** Everything that is seen, drawn once each. */
async function draw(film, moments) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const waiting = [...moments]
  async function work() {
    const page = await browser.newPage({ viewport: SIZE })
    await page.goto(`file://${here('stage.html')}`)
    await page.evaluate((given) => Object.assign(globalThis, { film: given }), film)
    await page.addScriptTag({ path: here('stage.js') })
    await page.evaluate(() => Promise.all(['40px Fraunces', '24px Inter'].map((face) => document.fonts.load(face))))
    const devtools = await page.context().newCDPSession(page)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, moment] = next
      await page.evaluate((given) => globalThis.show(given), moment)
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      writeFileSync(nameOf(key), Buffer.from(data, 'base64'))
    }
  }
  try {
    await Promise.all(Array.from({ length: HANDS }, work))
  } finally {
    await browser.close()
  }
}

/** The list that ffmpeg reads: each picture with the time it stays. The last one is named twice, or its time would not count. */
function listOf(runs) {
  const lines = runs.flatMap(({ key, frames }) => [`file '${nameOf(key)}'`, `duration ${frames / RATE}`])
  return `ffconcat version 1.0\n${[...lines, `file '${nameOf(runs.at(-1).key)}'`].join('\n')}\n`
}

function encode(list, ending) {
  const file = join(folder, `training.${ending}`)
  const input = ['-f', 'concat', '-safe', '0', '-i', list]
  const shape = ['-vf', `fps=${RATE},format=yuv420p`, '-frames:v', String(FILM_SECONDS * RATE), '-g', String(10 * RATE)]
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...shape, ...ENCODINGS[ending], file], {
    stdio: 'inherit',
  })
  verify(file)
  return file
}

/** A film that is not what the page says of it is no film. */
function verify(file) {
  const question = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=width,height:format=duration']
  const { streams, format } = JSON.parse(
    execFileSync('ffprobe', [...question, '-of', 'json', file], { encoding: 'utf8' }),
  )
  const [{ width, height }] = streams
  const wrong = [
    Math.abs(Number(format.duration) - FILM_SECONDS) > 0.001 && `lasts ${format.duration} s, not ${FILM_SECONDS}`,
    height / width !== 0.5625 && `is ${width} × ${height}`,
    statSync(file).size > LARGEST && `has ${statSync(file).size} bytes`,
  ].filter(Boolean)
  if (wrong.length > 0) throw new Error(`${file} ${wrong.join(' and ')}`)
}

/** Names the texts that the film was made of: the page shows it only while its texts are still these. */
const markOf = ({ scenes, chapters, brand }) =>
  createHash('sha256').update(JSON.stringify({ scenes, chapters, brand })).digest('hex')

const began = Date.now()
const film = readFilm()
const runs = runsOf(framesOf(film))
const moments = new Map(runs.map(({ key, moment }) => [key, moment]))
rmSync(folder, { recursive: true, force: true })
mkdirSync(drawn, { recursive: true })
console.log(`drawing ${moments.size} pictures …`)
await draw(film, moments)
const list = join(drawn, 'list.txt')
writeFileSync(list, listOf(runs))
console.log(`encoding, ${Math.round((Date.now() - began) / 1000)} s after the beginning …`)
for (const ending of Object.keys(ENCODINGS)) {
  const file = encode(list, ending)
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`)
}
writeFileSync(join(folder, 'training.vtt'), captionsOf(film))
writeFileSync(join(folder, 'chapters.vtt'), chapterTrackOf(film))
writeFileSync(join(folder, 'training.json'), `${JSON.stringify({ seconds: FILM_SECONDS, mark: markOf(film) })}\n`)
rmSync(drawn, { recursive: true })
console.log(`the film took ${Math.round((Date.now() - began) / 1000)} s to make`)
