import { useState } from 'react'
import { stored } from '../../lib/device/stored'

/** Sizes of the reader's text, in the steps of the type scale. */
export const TEXT_SIZES = ['15', '17', '20', '26'] as const
const USUAL_SIZE = 1

const size = stored<number>('reader_text_size')

export function useTextSize() {
  const [index, setIndex] = useState(() => size.read() ?? USUAL_SIZE)
  const bounded = Math.min(TEXT_SIZES.length - 1, Math.max(0, index))
  const change = (by: number) => {
    const next = Math.min(TEXT_SIZES.length - 1, Math.max(0, bounded + by))
    setIndex(next)
    size.write(next)
  }
  return {
    name: TEXT_SIZES[bounded] ?? '17',
    isSmallest: bounded === 0,
    isLargest: bounded === TEXT_SIZES.length - 1,
    change,
  }
}
