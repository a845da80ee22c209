// Draws the app's icons from one SVG: the ring in its fixed colours. Run it when the ring changes; the results are
// committed. Needs a Chromium at $CHROMIUM or /usr/bin/chromium.
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'

const folder = new URL('../apps/app/public/icons/', import.meta.url)
const COLOURS = {
  stillness: '#3B5BA5',
  parasympathetic: '#1F7A6B',
  play: '#B07F14',
  sympathetic: '#D9692F',
  overwhelm: '#B0303A',
  dorsal_vagal: '#5E5A75',
}

const { module } = await runnerImport(new URL('../packages/ui/src/RingMark.tsx', import.meta.url).pathname)
const mark = renderToStaticMarkup(createElement(module.RingMark, { size: 512 }))
const svg = mark
  .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  .replace(' aria-hidden="true"', '')
  .replaceAll(/fill="var\(--(\w+)-fill\)"/g, (_, name) => `fill="${COLOURS[name]}"`)
await writeFile(new URL('ring.svg', folder), `${svg}\n`)

/** Of the native shells: `tools/native` puts them into their projects. */
const shells = new URL('../../tools/native/pictures/', import.meta.url)
const PAPER = '#FBF8F2'
const NIGHT = '#12161D'
const NIGHT_COLOURS = {
  stillness: '#8FA8E6',
  parasympathetic: '#6CC9B6',
  play: '#F2C45A',
  sympathetic: '#F29A6B',
  overwhelm: '#F0868C',
  dorsal_vagal: '#B3AECB',
}

/** `share` is how much of the square the ring takes; platforms cut up to a fifth off a maskable icon's edges. */
const drawings = [
  { file: 'ring-180.png', size: 180, share: 0.7 },
  { file: 'ring-192.png', size: 192, share: 0.84 },
  { file: 'ring-512.png', size: 512, share: 0.84 },
  { file: 'ring-maskable-512.png', size: 512, share: 0.56 },
  { file: 'icon-1024.png', size: 1024, share: 0.7, place: shells },
  { file: 'splash-light.png', size: 2732, share: 0.09, place: shells },
  { file: 'splash-dark.png', size: 2732, share: 0.09, place: shells, isNight: true },
]

/** The same ring in the colours of the night. */
const atNight = (text) =>
  Object.keys(COLOURS).reduce((drawn, name) => drawn.replaceAll(COLOURS[name], NIGHT_COLOURS[name]), text)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const { file, size, share, place = folder, isNight = false } of drawings) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;background:${isNight ? NIGHT : PAPER};display:grid;place-items:center;height:100vh">${(isNight ? atNight(svg) : svg).replace('width="512" height="512"', `width="${size * share}" height="${size * share}"`)}</body>`,
  )
  await page.screenshot({ path: new URL(file, place).pathname })
}
await browser.close()
console.log((await readFile(new URL('ring.svg', folder), 'utf8')).length, 'bytes of SVG,', drawings.length, 'PNG files')
