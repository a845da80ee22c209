import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Contrast by WCAG 2.2, section 1.4.3 (text) and 1.4.11 (graphics), for every pair of colours that meet on a screen.

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
)

type Theme = 'light' | 'dark'

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`tokens.css has no --${name}`)
  return token[theme]
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const level = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [luminance(colour(a, theme)), luminance(colour(b, theme))].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

const STATES = ['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal']
const GROUNDS = ['paper', 'raised', 'sunk']

const textPairs = [
  ...['ink', 'quiet', 'alarm'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ...STATES.flatMap((state) => [...GROUNDS, `${state}-soft`].map((ground) => [state, ground] as const)),
  ['ink', 'alarm-soft'] as const,
  ['paper', 'ink'] as const,
]

const graphicPairs = [
  ...STATES.flatMap((state) => ['paper', 'raised'].map((ground) => [`${state}-fill`, ground] as const)),
  ...['edge', 'focus'].flatMap((mark) => ['paper', 'raised'].map((ground) => [mark, ground] as const)),
]

describe.each(['light', 'dark'] as const)('on %s', (theme) => {
  test.each(textPairs)('text %s on %s reaches 4.5', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(graphicPairs)('graphic %s on %s reaches 3', (mark, ground) => {
    expect(contrast(mark, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})
