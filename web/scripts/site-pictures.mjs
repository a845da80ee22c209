// The pictures of the app on the site: screens of the app as it is built now, so that they never age.
// `npm run site-pictures`; needs a build of the app and a Chromium.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Screen of testing/screenshots.mjs → file on the site. */
const PICTURES = {
  home: 'home',
  'check-in-placed': 'check-in',
  'reading-measuring': 'reading',
  'player-breath': 'player',
  progress: 'progress',
}
const HEIGHT = 844 * 1.5
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-site-pictures-'))
const pattern = `^(${Object.keys(PICTURES).join('|')})$`
execFileSync('node', [here('../testing/screenshots.mjs'), folder, pattern], { stdio: 'ignore' })

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const [screen, name] of Object.entries(PICTURES)) {
  const png = readFileSync(join(folder, `${screen}-phone-light.png`)).toString('base64')
  const webp = await page.evaluate(
    async ([address, height]) => {
      const image = await createImageBitmap(await (await fetch(address)).blob())
      const canvas = new OffscreenCanvas(image.width, Math.min(image.height, height))
      canvas.getContext('2d').drawImage(image, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
      return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
    },
    [`data:image/png;base64,${png}`, HEIGHT],
  )
  writeFileSync(here(`../apps/site/src/pictures/${name}.webp`), Buffer.from(webp, 'base64'))
}
await browser.close()
rmSync(folder, { recursive: true })
