import { useEffect, useLayoutEffect, useState } from 'react'
import { piecesOf } from './letters-on-arc'

const FONT_SIZE = 13
/** Before anything can measure (prerendering, tests), the mean advance of Inter's lower case is close enough. */
const MEAN_ADVANCE = 0.56 * FONT_SIZE
/** The tracking of the ring's names, in the same units. */
const LETTER_SPACING = 0.13

let context: CanvasRenderingContext2D | null | undefined

const unmeasured = (word: string) => piecesOf(word).map(() => MEAN_ADVANCE)

function measured(word: string, weight: number): number[] {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return unmeasured(word)
  context.font = `${weight} ${FONT_SIZE}px "Inter Variable", system-ui, sans-serif`
  const letters = piecesOf(word)
  const until = (count: number) => context?.measureText(letters.slice(0, count).join('')).width ?? 0
  return letters.map((_, index) => until(index + 1) - until(index) + LETTER_SPACING)
}

/** The advance of each piece of a word at 13 px, kerning included; measured again once the fonts have arrived. */
export function useLetterWidths(word: string, weight: number): number[] {
  const [widths, setWidths] = useState(() => unmeasured(word))
  useLayoutEffect(() => setWidths(measured(word, weight)), [word, weight])
  useEffect(() => {
    let isWanted = true
    document.fonts?.ready.then(() => isWanted && setWidths(measured(word, weight)))
    return () => {
      isWanted = false
    }
  }, [word, weight])
  return widths
}
