#!/usr/bin/env node
// node tools/content/make_social_pictures.mjs [folder]: draws the pictures listed in social-pictures/pictures.yaml as SVG files of 1080 by
// 1080. Text stays text, so that a trainer can change it in any drawing program; the colours are those of the design tokens.
import { readFileSync, writeFileSync } from 'node:fs'
import { readYaml } from './yaml.mjs'

const FOLDER = 'content/course/business/social-pictures'
const TARGET = process.argv[2] ?? FOLDER
const TOKENS = 'web/packages/ui/src/tokens.css'
const SIZE = 1080
const SIDE = 90
const STATES = ['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal']
const DEGREES = 360 / STATES.length
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"
const SANS = "Inter, 'Helvetica Neue', Arial, sans-serif"
const FOOT = '[your name] · [your place]'
// Advance of a serif letter and of a sans letter, in parts of the size of the type, with room for wider fallbacks.
const SERIF_ADVANCE = 0.66
const SANS_ADVANCE = 0.54

/** Every token's colour on paper. */
const colours = Object.fromEntries(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}),/g)].map(([, name, colour]) => [name, colour]),
)

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const round = (number) => Math.round(number * 10) / 10

/** The largest size at which the longest of the lines fits into the width. */
const fitting = (lines, largest, width, advance) =>
  Math.min(largest, Math.floor(width / (advance * Math.max(...lines.map((line) => line.length)))))

function text(x, y, words, { size, colour, family = SANS, weight = 400 }) {
  return `<text x="${x}" y="${round(y)}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(words)}</text>`
}

/** Large lines one below the other; the first stands at y. */
function headline(lines, y, colour, largest, width = SIZE - 2 * SIDE) {
  const size = fitting(lines, largest, width, SERIF_ADVANCE)
  const drawn = lines.map((line, index) => text(SIDE, y + index * size * 1.16, line, { size, colour, family: SERIF, weight: 600 }))
  return { drawn, end: y + (lines.length - 1) * size * 1.16 }
}

/** Words in lines of at most so many letters. */
function wrapped(words, letters) {
  const lines = ['']
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length > letters) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

const smallLines = (words, y, colour, size = 42) =>
  wrapped(words, Math.floor((SIZE - 2 * SIDE) / (size * SANS_ADVANCE))).map((line, index) => text(SIDE, y + index * size * 1.4, line, { size, colour }))
const foot = (colour) => text(SIDE, SIZE - 64, FOOT, { size: 30, colour })
const paper = (colour) => `<rect width="${SIZE}" height="${SIZE}" fill="${colour}"/>`

function pointAt(angle, radius, centre) {
  const turn = (angle * Math.PI) / 180
  return [round(centre.x + radius * Math.sin(turn)), round(centre.y - radius * Math.cos(turn))]
}

/** The ring of the six states: bands of 60 degrees from the top, clockwise, with small gaps between them. */
function ring(centre, radius, width) {
  const gap = 1.5
  const bands = STATES.map((state, index) => {
    const from = pointAt(index * DEGREES + gap, radius, centre)
    const to = pointAt((index + 1) * DEGREES - gap, radius, centre)
    return `<path d="M ${from.join(' ')} A ${radius} ${radius} 0 0 1 ${to.join(' ')}" stroke="${colours[`${state}-fill`]}"/>`
  })
  return `<g fill="none" stroke-width="${width}">${bands.join('')}</g>`
}

function dot(state, centre, radius) {
  const [x, y] = pointAt((STATES.indexOf(state) + 0.5) * DEGREES, radius, centre)
  return `<circle cx="${x}" cy="${y}" r="34" fill="${colours.raised}" stroke="${colours[state]}" stroke-width="14"/>`
}

const mark = () => ring({ x: SIZE - SIDE - 30, y: SIZE - 76 }, 30, 11)

const KINDS = {
  statement({ lines, small, state }) {
    const { drawn, end } = headline(lines, 360, colours[state], 112)
    const bar = `<rect x="${SIDE}" y="190" width="120" height="14" rx="7" fill="${colours[`${state}-fill`]}"/>`
    return [paper(colours[`${state}-soft`]), bar, ...drawn, ...smallLines(small, end + 110, colours.ink), foot(colours.quiet), mark()]
  },
  full({ lines, small, state }) {
    const { drawn, end } = headline(lines, 400, colours.raised, 132)
    return [paper(colours[state]), ...drawn, ...smallLines(small, end + 120, colours.raised), foot(colours.raised)]
  },
  ring({ lines, small, state }) {
    const centre = { x: SIZE / 2, y: 390 }
    const { drawn, end } = headline(lines, 770, colours.ink, 80)
    return [paper(colours.paper), ring(centre, 230, 62), dot(state, centre, 230), ...drawn, ...smallLines(small, end + 70, colours.quiet, 36), foot(colours.quiet)]
  },
  steps({ lines, steps, small, state }) {
    const { drawn, end } = headline(lines, 210, colours[state], 92)
    const size = fitting(steps, 44, SIZE - 2 * SIDE - 90, SANS_ADVANCE)
    const listed = steps.flatMap((step, index) => {
      const y = end + 130 + index * 104
      const disc = `<circle cx="${SIDE + 30}" cy="${round(y - 15)}" r="30" fill="${colours[state]}"/>`
      const number = `<text x="${SIDE + 30}" y="${round(y - 3)}" text-anchor="middle" font-family="${SANS}" font-size="34" font-weight="600" fill="${colours.raised}">${index + 1}</text>`
      return [disc, number, text(SIDE + 90, y, step, { size, colour: colours.ink })]
    })
    return [paper(colours.paper), ...drawn, ...listed, ...smallLines(small, end + 130 + steps.length * 104 + 10, colours.quiet, 34), foot(colours.quiet), mark()]
  },
  date({ lines, facts, state }) {
    const { drawn, end } = headline(lines, 240, colours.ink, 104)
    const top = end + 80
    const card = `<rect x="${SIDE}" y="${round(top)}" width="${SIZE - 2 * SIDE}" height="${facts.length * 84 + 60}" rx="28" fill="${colours[`${state}-soft`]}"/>`
    const size = fitting(facts, 42, SIZE - 2 * SIDE - 100, SANS_ADVANCE)
    const listed = facts.map((fact, index) => text(SIDE + 50, top + 84 + index * 84, fact, { size, colour: colours[state], weight: 600 }))
    return [paper(colours.paper), ...drawn, card, ...listed, foot(colours.quiet), mark()]
  },
}

const describe = ({ lines, steps = [], facts = [], small = '' }) => [lines.join(' '), ...steps, ...facts, small].filter(Boolean).join(' ')

/** The whole file of one picture. */
function svgOf(picture) {
  const parts = KINDS[picture.kind](picture).join('\n  ')
  const title = `<title>${escaped(picture.lines.join(' '))}</title>`
  const words = `<desc>${escaped(describe(picture))}</desc>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" role="img">\n  ${title}\n  ${words}\n  ${parts}\n</svg>\n`
}

const faults = []
const pictures = readYaml(`${FOLDER}/pictures.yaml`, faults)?.value
if (!pictures || faults.length > 0) throw new Error(`${FOLDER}/pictures.yaml cannot be read`)
pictures.forEach((picture, index) => {
  if (!KINDS[picture.kind] || !STATES.includes(picture.state)) throw new Error(`${picture.name} has an unknown kind or state`)
  const svg = svgOf(picture)
  if (svg.includes('undefined')) throw new Error(`${picture.name} lacks a colour or a text`)
  writeFileSync(`${TARGET}/${String(index + 1).padStart(2, '0')}-${picture.name}.svg`, svg)
})
console.log(`${pictures.length} pictures`)
