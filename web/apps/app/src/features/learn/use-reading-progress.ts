import { type RefObject, useEffect, useState } from 'react'
import { readingPlaces as places } from '../../lib/navigation/reading-places'

/** As many articles as remember where the member was. */
const MOST_PLACES = 30

const rounded = (share: number) => Math.round(share * 100) / 100

/** How much of an element has passed the lower edge of the window, 0 to 1. */
export function shareRead({ top, height }: { top: number; height: number }, windowHeight: number): number {
  if (height <= 0) return 0
  return rounded(Math.min(1, Math.max(0, (windowHeight - top) / height)))
}

function keepPlace(articleId: string, share: number) {
  const others = Object.entries(places.read() ?? {}).filter(([id]) => id !== articleId)
  const kept = share < 1 ? [...others, [articleId, share] as const] : others
  places.write(Object.fromEntries(kept.slice(-MOST_PLACES)))
}

/** How far the text was read, and back to that place when it is opened again. */
export function useReadingProgress(articleId: string, text: RefObject<HTMLElement | null>): number {
  const [share, setShare] = useState(0)
  useEffect(() => {
    const element = text.current
    if (!element) return
    const before = places.read()?.[articleId]
    const box = element.getBoundingClientRect()
    if (before && before > shareRead(box, innerHeight))
      scrollTo(0, box.top + scrollY + box.height * before - innerHeight)
    const look = () => {
      const now = shareRead(element.getBoundingClientRect(), innerHeight)
      setShare(now)
      keepPlace(articleId, now)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [articleId, text])
  return share
}
