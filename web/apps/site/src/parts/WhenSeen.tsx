import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface WhenSeenProps {
  /** Asked for once it comes near the window. */
  children: ReactNode
  /** Stands in its place until then, as high as what comes. */
  waiting: ReactNode
}

const NEAR = '600px'

/** Loads a part of the page only when somebody comes near it. */
export function WhenSeen({ children, waiting }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</div>
}
