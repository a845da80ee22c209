import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Device } from '../parts/Device'
import readingPicture from '../pictures/reading.webp'
import type { LandingTexts } from './texts'

const LiveScreen = lazy(() => import('./LiveScreen').catch(() => ({ default: () => null })))

/** So much of the screen has to be in the window: the engine is fetched for those who look at it. */
const SEEN_SHARE = 0.4

const wantsMotion = () =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/** The picture of a reading, which becomes one as soon as it is looked at. Where it cannot, the picture stays. */
export function LiveDevice({ texts, about }: { texts: LandingTexts['measure']; about: HTMLElement | null }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || !wantsMotion()) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { threshold: SEEN_SHARE },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="crop" ref={place}>
      <Device picture={readingPicture} description={texts.picture}>
        {isSeen && about && (
          <Suspense>
            <LiveScreen texts={texts.live} about={about} />
          </Suspense>
        )}
      </Device>
    </div>
  )
}
