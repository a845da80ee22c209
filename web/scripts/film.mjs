// Renders the hero film frame by frame and encodes it: `npm run film`. Two shapes, each as WebM (VP9), MP4 (H.264) and a
// still, in content/pictures/film. Needs a Chromium at $CHROMIUM or /usr/bin/chromium, and ffmpeg from Debian, which it
// installs when it may and says so when it may not. `npm run film -- --still` draws the stills only.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { chromium } from '@playwright/test'

const folder = new URL('../../content/pictures/film/', import.meta.url).pathname
const SHAPES = [
  { name: 'tide-wide', width: 1280, height: 720 },
  { name: 'tide-tall', width: 720, height: 1280 },
]
/** One breath of ten seconds. */
const SECONDS = 10
const RATE = 25
const LARGEST = 2 * 1000 * 1000
const LARGEST_STILL = 30 * 1000

function haveFfmpeg() {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
  } catch {
    console.log('ffmpeg is not here: installing it from Debian')
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'ffmpeg'], { stdio: 'inherit' })
    } catch {
      throw new Error('Install ffmpeg first: apt-get install ffmpeg (as root).')
    }
  }
}

const encode = (...options) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'inherit' })

/** Frames go to ffmpeg as they are drawn; a lossless file stands between, so that both encodings see the same. */
async function lossless(page, { width, height }, file) {
  const sink = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(RATE),
      '-c:v',
      'png',
      '-i',
      '-',
      '-c:v',
      'ffv1',
      file,
    ],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  for (let frame = 0; frame < SECONDS * RATE; frame += 1) {
    const share = frame / (SECONDS * RATE)
    await draw(page, width, height, share)
    if (!sink.stdin.write(await page.screenshot({ type: 'png' }))) await once(sink.stdin, 'drain')
  }
  sink.stdin.end()
  const [code] = await once(sink, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

const draw = (page, width, height, share) =>
  page.evaluate((frame) => globalThis.drawFilm(document.querySelector('canvas').getContext('2d'), frame), {
    width,
    height,
    share,
  })

async function small(file, limit) {
  const { size } = await stat(file)
  console.log(file.slice(folder.length), Math.round(size / 1000), 'kB')
  if (size > limit) throw new Error(`${file} has ${size} bytes, more than ${limit}.`)
}

haveFfmpeg()
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const shape of SHAPES) {
  const { name, width, height } = shape
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<body style="margin:0"><canvas width="${width}" height="${height}" style="display:block">`)
  await page.addScriptTag({ content: await readFile(new URL('film-scene.js', import.meta.url), 'utf8') })
  await draw(page, width, height, 0)
  await page.screenshot({ path: `${folder}${name}.png` })
  encode('-i', `${folder}${name}.png`, '-c:v', 'libwebp', '-quality', '74', `${folder}${name}.webp`)
  await rm(`${folder}${name}.png`)
  await small(`${folder}${name}.webp`, LARGEST_STILL)
  if (!process.argv.includes('--still')) {
    const source = `${folder}${name}.mkv`
    await lossless(page, shape, source)
    encode(
      '-i',
      source,
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '19',
      '-pix_fmt',
      'yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-vf',
      'scale=out_color_matrix=bt709',
      '-movflags',
      '+faststart',
      '-threads',
      '1',
      `${folder}${name}.mp4`,
    )
    encode(
      '-i',
      source,
      '-an',
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '27',
      '-b:v',
      '0',
      '-row-mt',
      '1',
      '-deadline',
      'good',
      '-cpu-used',
      '2',
      '-pix_fmt',
      'yuv420p',
      '-vf',
      'scale=out_color_matrix=bt709',
      '-colorspace',
      'bt709',
      '-threads',
      '1',
      `${folder}${name}.webm`,
    )
    execFileSync('rm', [source])
    await small(`${folder}${name}.mp4`, LARGEST)
    await small(`${folder}${name}.webm`, LARGEST)
  }
  await page.close()
}
await browser.close()
