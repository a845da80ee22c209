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

/** `share` is how much of the square the ring takes; platforms cut up to a fifth off a maskable icon's edges. */
const drawings = [
  { file: 'ring-180.png', size: 180, share: 0.7 },
  { file: 'ring-192.png', size: 192, share: 0.84 },
  { file: 'ring-512.png', size: 512, share: 0.84 },
  { file: 'ring-maskable-512.png', size: 512, share: 0.56 },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const { file, size, share } of drawings) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;background:#FBF8F2;display:grid;place-items:center;height:100vh">${svg.replace('width="512" height="512"', `width="${size * share}" height="${size * share}"`)}</body>`,
  )
  await page.screenshot({ path: new URL(file, folder).pathname })
}
await browser.close()
console.log((await readFile(new URL('ring.svg', folder), 'utf8')).length, 'bytes of SVG,', drawings.length, 'PNG files')
