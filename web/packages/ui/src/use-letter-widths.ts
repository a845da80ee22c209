import { useEffect, useMemo, useState } from 'react'

const FONT_SIZE = 13
/** Where nothing can measure (prerendering, tests), the mean advance of Inter's lower case is close enough. */
const MEAN_ADVANCE = 0.56 * FONT_SIZE

let context: CanvasRenderingContext2D | null | undefined

function measure(word: string, weight: number): number[] {
  context ??= typeof document === 'undefined' ? null : (document.createElement('canvas').getContext?.('2d') ?? null)
  if (!context) return [...word].map(() => MEAN_ADVANCE)
  context.font = `${weight} ${FONT_SIZE}px "Inter Variable", system-ui, sans-serif`
  const letters = [...word]
  const until = (count: number) => context?.measureText(letters.slice(0, count).join('')).width ?? 0
  return letters.map((_, index) => until(index + 1) - until(index) + 0.13)
}

/** The advance of each letter of a word at 13 px, kerning included; measured again once the fonts have arrived. */
export function useLetterWidths(word: string, weight: number): number[] {
  const [fontsReady, setFontsReady] = useState(false)
  useEffect(() => {
    let wanted = true
    document.fonts?.ready.then(() => wanted && setFontsReady(true))
    return () => {
      wanted = false
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a font that has arrived changes what measure() returns.
  return useMemo(() => measure(word, weight), [word, weight, fontsReady])
}
