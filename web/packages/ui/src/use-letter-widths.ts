import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
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
  let text = ''
  let end = 0
  return piecesOf(word).map((piece) => {
    const start = end
    text += piece
    end = context?.measureText(text).width ?? 0
    return end - start + LETTER_SPACING
  })
}

/** Not while a prerendered page is taken over: it has to look at first as it was written. */
const useCanMeasure = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/** The advance of each piece of a word at 13 px, kerning included; measured again once the fonts have arrived. */
export function useLetterWidths(word: string, weight: number): number[] {
  const canMeasure = useCanMeasure()
  const atOnce = useMemo(() => (canMeasure ? measured(word, weight) : unmeasured(word)), [word, weight, canMeasure])
  const [better, setBetter] = useState<{ than: number[]; widths: number[] }>()
  useEffect(() => {
    let isWanted = true
    document.fonts?.ready.then(() => {
      const widths = measured(word, weight)
      const isBetter = widths.some((width, index) => width !== atOnce[index])
      if (isWanted && isBetter) setBetter({ than: atOnce, widths })
    })
    return () => {
      isWanted = false
    }
  }, [word, weight, atOnce])
  return better?.than === atOnce ? better.widths : atOnce
}
