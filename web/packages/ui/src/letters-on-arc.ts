import { normalised, pointAt } from './ring-geometry'

export interface PlacedLetter {
  letter: string
  x: number
  y: number
  /** Degrees, clockwise, around (x, y). */
  rotation: number
}

export interface Arc {
  radius: number
  /** Where the middle of the word stands. */
  angle: number
}

/**
 * How much flatter than the ring a word lies. On the ring's own curve the last letters of a word beside it are turned so
 * far against the first that they read as italics.
 */
const FLATTER = 1.7

/** Distance between the two baselines: a word in the lower half hangs inward, so it starts further out. */
const HANGING_SHIFT = 9.5

/** Scripts whose letters hold hands: apart they would be other letters, or none. */
const JOINED = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}|\p{Script=Devanagari}|\p{Script=Bengali}/u

/** Splits a word into pieces that can stand on their own: letters, or in a joined script the whole word. */
export const piecesOf = (word: string): string[] => (JOINED.test(word) ? [word] : [...word])

const readsBackwards = (angle: number) => normalised(angle) > 95 && normalised(angle) < 265

/** Places each letter on its own, upright on an arc through the middle of the word; a joined word lies straight. */
export function placeLetters(word: string, widths: readonly number[], { radius, angle }: Arc): PlacedLetter[] {
  const backwards = readsBackwards(angle)
  const baseline = backwards ? radius + HANGING_SHIFT : radius
  const curve = baseline * FLATTER
  const centre = pointAt(baseline - curve, angle)
  const direction = backwards ? -1 : 1
  const total = widths.reduce((sum, width) => sum + width, 0)
  let travelled = -total / 2
  return piecesOf(word).map((letter, index) => {
    const width = widths[index] ?? 0
    const middle = angle + (direction * (travelled + width / 2) * 180) / (Math.PI * curve)
    travelled += width
    const rotation = backwards ? middle - 180 : middle
    const place = pointAt(curve, middle)
    return { letter, rotation, x: centre.x + place.x, y: centre.y + place.y }
  })
}
