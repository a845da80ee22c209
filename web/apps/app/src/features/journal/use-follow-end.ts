import { useCallback, useEffect, useRef, useState } from 'react'

/** Pixels above the end at which somebody still reads the newest. */
const NEAR = 96

const page = () => document.documentElement
const isAtEnd = () => innerHeight + scrollY >= page().scrollHeight - NEAR
const goToEnd = () => scrollTo({ top: page().scrollHeight, behavior: 'instant' })

/**
 * The page opens at the newest words and follows them as they come, as long as that is where somebody reads. Whoever has
 * gone back stays there, whatever comes; `isBehind` says that it is so.
 */
export function useFollowEnd(isOn: boolean) {
  const follows = useRef(isOn)
  const [isBehind, setIsBehind] = useState(false)
  useEffect(() => {
    follows.current = isOn
    if (!isOn) return
    // The screen is still being put up: what moves it then is not somebody's hand.
    let isOpening = true
    let last = scrollY
    const look = () => {
      // Only a hand goes back: the end may have moved on since the page went there.
      const goesBack = scrollY < last
      last = scrollY
      if (isOpening) return
      if (isAtEnd()) follows.current = true
      else if (goesBack) follows.current = false
      setIsBehind(!follows.current)
    }
    const follow = new ResizeObserver(() => {
      if (follows.current) goToEnd()
      // Nor has a page become shorter by a hand.
      last = scrollY
      isOpening = false
    })
    follow.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      follow.disconnect()
      removeEventListener('scroll', look)
    }
  }, [isOn])
  const toEnd = useCallback(() => {
    follows.current = true
    setIsBehind(false)
    goToEnd()
  }, [])
  return { isBehind, toEnd }
}
