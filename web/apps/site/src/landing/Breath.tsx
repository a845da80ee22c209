import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { breathAt, breathLine, WHOLE_SECONDS } from './breathing'
import type { LandingTexts } from './texts'

const WIDTH = 1120
const HEIGHT = 72
const TOP = 14
const line = breathLine(WIDTH, HEIGHT)

/** Two breaths to follow. It begins when it is asked to, and stops by itself after twenty seconds. */
export function Breath({ texts }: { texts: LandingTexts['breath'] }) {
  const { seconds, isRunning, toggle } = useSeconds()
  const { phase, left, size, isOver } = breathAt(seconds)
  const [x, y] = line.pointAt(seconds)
  const label = seconds === 0 ? texts.begin : isOver ? texts.again : texts.begin
  return (
    <section className="br">
      <div className="wrap">
        <h2>{texts.title}</h2>
        <p className="lead">{texts.lead}</p>
        <div className="disc">
          <svg viewBox="0 0 480 480" aria-hidden="true">
            {[238, 196, 154, 112].map((radius) => (
              <circle key={radius} className="rim" cx="240" cy="240" r={radius} />
            ))}
            <circle className="core" cx="240" cy="240" r={(196 * size).toFixed(1)} />
          </svg>
          <div className="tx">
            {isOver ? (
              <span role="status">{texts.done}</span>
            ) : (
              <>
                <span>{texts[phase]}</span>
                <b>{left}</b>
              </>
            )}
          </div>
        </div>
        <svg className="wave" viewBox={`0 0 ${WIDTH} 140`} role="img" aria-label={texts.wave}>
          <g transform={`translate(0 ${TOP})`}>
            <path d={line.path} className="way" />
            <path d={line.path} className="gone" pathLength={WHOLE_SECONDS} strokeDasharray={`${seconds} 99`} />
            <circle cx={x} cy={y} r="11" className="dot-now" />
          </g>
          <text x="112" y="130">
            {texts.seconds_in}
          </text>
          <text x="392" y="130">
            {texts.seconds_out}
          </text>
        </svg>
        <div className="acts2">
          <button type="button" className="btn ghost" onClick={toggle}>
            {isRunning ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
            {isRunning ? texts.pause : label}
          </button>
        </div>
      </div>
    </section>
  )
}

/** Seconds that run while they are wanted, and not beyond the end. */
function useSeconds() {
  const [seconds, setSeconds] = useState(0)
  const [isRunning, setIsRunning] = useState(false)
  const begunAt = useRef(0)

  useEffect(() => {
    if (!isRunning) return
    let frame = 0
    const draw = () => {
      const now = (performance.now() - begunAt.current) / 1000
      setSeconds(Math.min(now, WHOLE_SECONDS))
      if (now >= WHOLE_SECONDS) setIsRunning(false)
      else frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [isRunning])

  const toggle = () => {
    const from = seconds >= WHOLE_SECONDS ? 0 : seconds
    if (!isRunning) {
      begunAt.current = performance.now() - from * 1000
      setSeconds(from)
    }
    setIsRunning(!isRunning)
  }
  return { seconds, isRunning, toggle }
}
