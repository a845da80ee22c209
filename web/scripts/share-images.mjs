// Draws the pictures that a link to us shows elsewhere: 1200 by 630, for the site, the book, the certification and each
// quiz result. `npm run share-images`. Words come from the content, so run it when they change; results are committed.
// Needs a Chromium at $CHROMIUM or /usr/bin/chromium.
import { mkdir, readFile, stat } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { parse } from 'yaml'

const [WIDTH, HEIGHT] = [1200, 630]
/** Some services do not fetch larger ones. */
const LARGEST = 120 * 1000
const content = new URL('../../content/', import.meta.url)
const folder = new URL('pictures/share/', content)
const yaml = async (path) => parse(await readFile(new URL(path, content), 'utf8'))
const load = async (path) => (await runnerImport(new URL(path, import.meta.url).pathname)).module

const figures = await load('../packages/figures/src/index.ts')
const [brand, states, book] = [await yaml('brand/brand.yaml'), await yaml('states.yaml'), await yaml('book/book.yaml')]
const light = (tone) => figures.flat(tone, 'light')
const dark = (tone) => figures.flat(tone, 'dark')
const svg = (shapes, attributes, paint = light) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} stroke-linecap="round" stroke-linejoin="round">${figures.svgOf(shapes, paint)}</svg>`

async function font(family, path) {
  const file = new URL(`../node_modules/@fontsource-variable/${path}`, import.meta.url)
  const data = (await readFile(file)).toString('base64')
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:100 900}`
}

const fonts = [
  await font('Fraunces Variable', 'fraunces/files/fraunces-latin-full-normal.woff2'),
  await font('Inter Variable', 'inter/files/inter-latin-opsz-normal.woff2'),
].join('')

/** The ring as a logo of 40. */
const logo = (paint) =>
  svg(
    figures.STATES.map((state) => figures.cut(figures.bandOf(state), `${state}/100`)),
    'viewBox="176 46 288 288" width="44" height="44"',
    paint,
  )

const page = ({ paper, ink, quiet, back, eyebrow, title, words, paint = light }) => `<!doctype html><style>${fonts}
*{margin:0;box-sizing:border-box}
body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;position:relative;background:${paper};color:${ink};font-family:"Inter Variable"}
.back,.back svg,.back canvas{position:absolute;inset:0}
.words{position:absolute;left:72px;top:72px;bottom:72px;width:560px}
.brand{display:flex;gap:16px;align-items:center;font:500 30px "Fraunces Variable"}
.eyebrow{margin-top:78px;font-size:24px;color:${quiet}}
h1{margin-top:12px;font:430 82px/1.04 "Fraunces Variable";letter-spacing:-0.02em;font-variation-settings:"SOFT" 60;text-wrap:balance}
p{margin-top:24px;font-size:28px;line-height:1.4;color:${quiet};max-width:500px;text-wrap:balance}
</style><body><div class="back">${back}</div><div class="words"><div class="brand">${logo(paint)}<span>${brand.name}</span></div>
<div class="eyebrow">${eyebrow}</div><h1>${title}</h1><p>${words}</p></div>`

const INK = { ink: '#1e2430', quiet: '#4a5160', paper: '#fbf8f2' }

/** The land of a state as a sheet of its own beside the words, its ring in the middle. */
const land = (state) =>
  svg(
    figures.stateShapes(state),
    'viewBox="143 0 354 400" width="590" height="630" preserveAspectRatio="xMidYMid slice" style="left:610px;inset-inline-end:auto"',
  )

const results = states.map(({ name, display_name: shown, description }) => ({
  file: `quiz-${name}`,
  ...INK,
  paper: light(`${name}/14`),
  back: land(name),
  eyebrow: 'The discovery quiz',
  title: shown,
  words: description,
}))

const twoPeople = () => {
  const picture = {
    ...{ pose: 'floor-wait', scene: 'hills', state: 'parasympathetic', accent: 'play', scale: 1.5, x: 96 },
    ...{ hair: 'curls', other: { pose: 'floor-wait', x: 222, flip: true, hair: 'bob', top: 'sympathetic/40' } },
  }
  return svg(
    figures.shapesOf(picture),
    'viewBox="0 0 320 320" width="600" height="600" style="left:560px;top:15px;inset-inline-end:auto"',
  )
}

const cover = () => {
  const at = (d) => figures.laidAt(d, { x: 700, y: 70, scale: 1 })
  const spine = figures.outlined(
    at('M0 12q0-12 12-12h316q12 0 12 12v466q0 12-12 12h-316q-12 0-12-12Z'),
    'parasympathetic/62',
  )
  const place = { x: 700 + 186 - 320 * 0.92, y: 110, scale: 0.92 }
  const ring = figures.STATES.map((state) => figures.cut(figures.laidAt(figures.bandOf(state), place), `${state}/100`))
  return svg(
    [
      figures.cut(figures.circlePath({ x: 880, y: 320, r: 290 }), 'play/26'),
      figures.cut('M0 540Q400 480 760 540T1200 520V630H0Z', 'parasympathetic/40'),
      spine,
      figures.cut(at('M36 0h292q12 0 12 12v466q0 12-12 12h-292Z'), 'parasympathetic/13'),
      figures.cut(at('M36 330q80-50 160-10t144-20v178q0 12-12 12h-292Z'), 'parasympathetic/40'),
      figures.cut(at('M36 400q90-40 170-6t134-14v98q0 12-12 12h-292Z'), 'parasympathetic/70'),
      ...ring,
      figures.line(at('M36 0v490')),
    ],
    `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`,
  )
}

const pictures = [
  {
    ...{ file: 'site', paper: '#0f141c', ink: '#f3ebdd', quiet: '#c9c8c6', paint: dark },
    back: `<canvas width="${WIDTH}" height="${HEIGHT}">`,
    ...{ eyebrow: '', title: 'Your body knows the way back.', words: brand.tagline },
  },
  { file: 'book', ...INK, back: cover(), eyebrow: 'The book', title: book.title, words: book.subtitle },
  {
    ...{ file: 'certification', ...INK, paper: light('parasympathetic/8'), back: twoPeople() },
    ...{
      eyebrow: 'Certification',
      title: 'Bring it to the people you work with.',
      words: 'For coaches, therapists and trainers',
    },
  },
  ...results,
]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
for (const picture of pictures) {
  await tab.setContent(page(picture))
  if (picture.file === 'site') {
    await tab.addScriptTag({ content: await readFile(new URL('film-scene.js', import.meta.url), 'utf8') })
    await tab.evaluate((frame) => globalThis.drawFilm(document.querySelector('canvas').getContext('2d'), frame), {
      width: WIDTH,
      height: HEIGHT,
      share: 0.3,
    })
  }
  await tab.evaluate(() => document.fonts.ready)
  const file = new URL(`${picture.file}.png`, folder).pathname
  await tab.screenshot({ path: file })
  const { size } = await stat(file)
  console.log(`${picture.file}.png`, Math.round(size / 1000), 'kB')
  if (size > LARGEST) process.exitCode = 1
}
await browser.close()
