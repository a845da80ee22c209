import { type RefObject, useEffect } from 'react'

/**
 * Phones lay their keyboard over the page. What sticks to the end of the page is lifted by as much as is covered, in the
 * custom property `--keyboard`.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const lift = () => {
      // Somebody who has zoomed in sees less of the page, too.
      const covered = seen.scale === 1 ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    lift()
    seen.addEventListener('resize', lift)
    seen.addEventListener('scroll', lift)
    return () => {
      seen.removeEventListener('resize', lift)
      seen.removeEventListener('scroll', lift)
    }
  }, [element])
}
