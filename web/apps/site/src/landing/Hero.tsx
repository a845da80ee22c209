import { ArrowDown, Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import tallVideo from '../../../../../content/pictures/film/tide-tall.webm'
import tallPoster from '../../../../../content/pictures/film/tide-tall.webp'
import wideVideo from '../../../../../content/pictures/film/tide-wide.webm'
import widePoster from '../../../../../content/pictures/film/tide-wide.webp'
import { useFrame } from '../lib/frame'
import { useLocalPath } from '../lib/local-path'
import { filmOpacity, useScroll } from '../lib/scroll'
import { track } from '../lib/track'
import { DownloadButtons } from '../parts/Download'
import { Say } from '../parts/Say'
import type { LandingTexts } from './texts'

const NARROW = '(max-width: 960px)'

/** The film is decoration of 250 kB: it comes when the page stands, and not to those who save data or want no motion. */
const wantsFilm = () =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData

export function Hero({ texts }: { texts: LandingTexts['hero'] }) {
  const { claims } = useFrame()
  const at = useLocalPath()
  const film = useFilm()
  const words = claims.relief_in_five_minutes?.isShown ? texts.words : texts.words_supported
  return (
    <section className="hero">
      <picture>
        <source media={NARROW} srcSet={tallPoster} width="780" height="1688" />
        <img src={widePoster} alt="" width="1600" height="1000" fetchPriority="high" />
      </picture>
      <video
        ref={film.video}
        className="film"
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onCanPlay={film.onCanPlay}
      />
      {film.progress < 1 && <span className="film-loader" data-progress={film.progress} hidden={!film.isWanted} />}
      <div className="copy">
        <h1>{texts.claim}</h1>
        <p>
          <Say>{words}</Say>
        </p>
        <DownloadButtons
          more={
            <a className="btn ghost only-s" href={at('/quiz')} onClick={() => track('Lead', { what: 'quiz' })}>
              {texts.quiz}
            </a>
          }
        />
      </div>
      <div className="foot">
        <a href="#data">
          <ArrowDown size={20} aria-hidden="true" />
          {texts.down}
        </a>
        {film.isWanted && (
          <button type="button" onClick={film.toggle}>
            {film.isPaused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
            {film.isPaused ? texts.play : texts.pause}
          </button>
        )}
      </div>
    </section>
  )
}

/** Loads the film after the page, fades it beyond 1.2 windows, and lets a visitor stop it. */
function useFilm() {
  const video = useRef<HTMLVideoElement>(null)
  const [progress, setProgress] = useState(0)
  const [isWanted, setIsWanted] = useState(false)
  const [isPaused, setIsPaused] = useState(false)

  useEffect(() => {
    if (!wantsFilm()) return
    setIsWanted(true)
    const element = video.current
    if (!element) return
    const begin = () => {
      element.src = matchMedia(NARROW).matches ? tallVideo : wideVideo
      element.play().catch(() => setIsPaused(true))
    }
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [])

  useScroll(
    useCallback((scroll, height) => {
      if (video.current) video.current.style.opacity = String(filmOpacity(scroll, height))
    }, []),
  )

  const toggle = () => {
    const element = video.current
    if (!element) return
    if (element.paused) element.play().catch(() => undefined)
    else element.pause()
    setIsPaused(!element.paused)
  }
  const onCanPlay = () => {
    setProgress(1)
    video.current?.setAttribute('data-loaded', '')
  }
  return { video, progress, isWanted, isPaused, toggle, onCanPlay }
}
