import { useEffect } from 'react'

const MOST_OPACITY = 0.85
const MOST_BLUR = 4
const MOST_SHADOW = 0.5
/** Of the window's height: beyond it nobody sees the film. */
export const FILM_ENDS = 1.2

export interface HeaderLook {
  opacity: number
  blur: number
  shadow: number
}

/** Website specification, section 9: fully faded after one window's height. */
export function headerLook(scroll: number, distance: number): HeaderLook {
  const progress = Math.min(1, Math.max(0, scroll / distance))
  return {
    opacity: Math.min(MOST_OPACITY, progress),
    blur: MOST_BLUR * progress,
    shadow: Math.min(MOST_SHADOW, progress),
  }
}

export const filmOpacity = (scroll: number, height: number) => (scroll > FILM_ENDS * height ? 0 : 1)

/** Tells where the page stands, now and whenever that changes. */
export function useScroll(listener: (scroll: number, height: number) => void) {
  useEffect(() => {
    const tell = () => listener(window.scrollY, window.innerHeight)
    tell()
    addEventListener('scroll', tell, { passive: true })
    addEventListener('resize', tell)
    return () => {
      removeEventListener('scroll', tell)
      removeEventListener('resize', tell)
    }
  }, [listener])
}
