// Draws every picture of content/pictures from its data: `npm run pictures`. With --check nothing is written; the script
// fails when a picture is missing, stale, or larger than 6 kB, or when the data and the content do not fit together.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { runnerImport } from 'vite'
import { parse } from 'yaml'

const content = new URL('../../content/', import.meta.url)
const pictures = new URL('pictures/', content)
const check = process.argv.includes('--check')
const LARGEST = 6 * 1024

const load = async (path) =>
  (await runnerImport(new URL(`../packages/figures/src/${path}`, import.meta.url).pathname)).module
const figures = await load('index.ts')

const complaints = []
const complain = (file, field, text) => complaints.push(`content/${file}: ${field}: ${text}`)
const yaml = async (path) => parse(await readFile(new URL(path, content), 'utf8'))
const names = async (folder, ending) =>
  (await readdir(new URL(folder, content)))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()

let written = 0
async function put(place, text) {
  const before = await readFile(place, 'utf8').catch(() => undefined)
  if (before === text) return
  if (check) return complaints.push(`${place.pathname}: ${before === undefined ? 'is missing' : 'is stale'}`)
  await mkdir(new URL('.', place), { recursive: true })
  await writeFile(place, text)
  written += 1
}

async function keep(file, svg) {
  const size = Buffer.byteLength(svg)
  if (size > LARGEST) complain(`pictures/${file}`, 'size', `${size} bytes, at most ${LARGEST} are allowed`)
  await put(new URL(file, pictures), svg)
}

function missing(file, expected, given, what) {
  for (const name of expected) if (!given.includes(name)) complain(file, name, `this ${what} has no line`)
  for (const name of given) if (!expected.includes(name)) complain(file, name, `there is no such ${what}`)
}

async function exercises() {
  const file = 'pictures/exercises.yaml'
  const ids = await names('exercises/', '.yaml')
  const data = await yaml(file)
  missing(file, ids, Object.keys(data), 'exercise')
  for (const id of ids.filter((known) => data[known])) {
    const exercise = await yaml(`exercises/${id}.yaml`)
    const found = figures.readPicture(data[id], exercise.steps)
    for (const [field, text] of found.errors) complain(file, `${id}.${field}`, text)
    if (!found.picture) continue
    const clip = found.picture.bust ? { id: `ek-${id}`, d: figures.DISC_PATH } : undefined
    await keep(
      `exercises/${id}.svg`,
      figures.pictureSvg(figures.shapesOf(found.picture), { title: exercise.title, clip }),
    )
  }
  // The player brings the lines with it, so that it moves without a network.
  await put(new URL('../packages/figures/src/exercises.json', import.meta.url), `${JSON.stringify(data)}\n`)
  return ids.length
}

const title = async (path) => /^title:\s*(.+)$/m.exec(await readFile(new URL(path, content), 'utf8'))?.[1] ?? ''

function articleErrors(picture) {
  const states = ['state', 'accent'].filter((field) => !figures.STATES.includes(picture[field]))
  return [
    ...(figures.isMotif(picture.motif) ? [] : [['motif', `there is no motif "${picture.motif}"`]]),
    ...(figures.isBackdrop(picture.backdrop) ? [] : [['backdrop', `there is no backdrop "${picture.backdrop}"`]]),
    ...states.map((field) => [field, `there is no state "${picture[field]}"`]),
  ]
}

async function articles() {
  const file = 'pictures/articles.yaml'
  const ids = await names('articles/', '.md')
  const data = await yaml(file)
  const drawn = new Map()
  missing(file, ids, Object.keys(data), 'article')
  for (const id of ids.filter((known) => data[known])) {
    const errors = articleErrors(data[id])
    for (const [field, text] of errors) complain(file, `${id}.${field}`, text)
    const same = JSON.stringify(data[id])
    if (drawn.has(same)) complain(file, id, `is drawn exactly like ${drawn.get(same)}`)
    drawn.set(same, id)
    if (errors.length > 0) continue
    const frame = { title: JSON.parse(await title(`articles/${id}.md`)), ...figures.ARTICLE_FRAME }
    await keep(`articles/${id}.svg`, figures.pictureSvg(figures.articleShapes(data[id]), frame))
  }
  return ids.length
}

async function states() {
  const list = await yaml('states.yaml')
  for (const { name, display_name: shown } of list)
    await keep(
      `states/${name}.svg`,
      figures.pictureSvg(figures.stateShapes(name), { title: shown, ...figures.STATE_FRAME }),
    )
  return list.length
}

const counts = { exercises: await exercises(), articles: await articles(), states: await states() }
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}
console.log(
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
  check ? 'checked' : `drawn, ${written} files new or changed`,
)
