import { Captions, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FilmProps } from './texts'

/** Eight minutes. */
export const FILM_SECONDS = 480
const TICK = 250

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`

/** The scenes of the film drawn by the page, where no file has been made of them, or none can be played. */
export function DrawnFilm({ texts, beginAt }: FilmProps) {
  const { seconds, isRunning, setIsRunning, seek } = useFilmTime(beginAt)
  const [hasCaptions, setHasCaptions] = useState(true)
  const scene = texts.scenes.findLast(({ at }) => at <= seconds)
  const chapter = texts.chapters.findLast(({ at }) => at <= seconds)
  return (
    <>
      <img key={scene?.picture} src={`/pictures/exercises/${scene?.picture}.svg`} alt="" />
      <p className="ttl">{chapter?.title}</p>
      {hasCaptions && (
        <p className="caption" aria-live="polite">
          {scene?.words}
        </p>
      )}
      <div className="controls">
        <button
          type="button"
          aria-label={isRunning ? texts.pause : texts.resume}
          onClick={() => setIsRunning(!isRunning)}
        >
          {isRunning ? <Pause size={22} aria-hidden="true" /> : <Play size={22} aria-hidden="true" />}
        </button>
        <input
          type="range"
          min={0}
          max={FILM_SECONDS}
          value={Math.floor(seconds)}
          aria-label={texts.film_title}
          aria-valuetext={clock(seconds)}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <span>
          {clock(seconds)} / {clock(FILM_SECONDS)}
        </span>
        <button
          type="button"
          aria-label={texts.captions}
          aria-pressed={hasCaptions}
          onClick={() => setHasCaptions(!hasCaptions)}
        >
          <Captions size={22} aria-hidden="true" />
        </button>
      </div>
    </>
  )
}

function useFilmTime(beginAt: number) {
  const [seconds, setSeconds] = useState(beginAt)
  const [isRunning, setIsRunning] = useState(true)
  const before = useRef(0)
  useEffect(() => {
    if (!isRunning) return
    before.current = performance.now()
    const tick = setInterval(() => {
      const now = performance.now()
      const gone = (now - before.current) / 1000
      before.current = now
      setSeconds((at) => Math.min(FILM_SECONDS, at + gone))
    }, TICK)
    return () => clearInterval(tick)
  }, [isRunning])
  return { seconds, isRunning: isRunning && seconds < FILM_SECONDS, setIsRunning, seek: setSeconds }
}
