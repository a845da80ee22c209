import { Pause, Play } from 'lucide-react'
import { createPortal } from 'react-dom'
import { DRAWN_SECONDS } from './live-reading'
import type { LandingTexts } from './texts'
import { type LiveState, useLiveReading } from './use-live-reading'

const ACROSS = 585
const DOWN = 1266
const RADIUS = 176
const AROUND = 2 * Math.PI * RADIUS
const CENTER = { x: ACROSS / 2, y: 310 }
const TRACE = { left: 36, right: 500, middle: 650, height: 66 }

interface LiveScreenProps {
  texts: LandingTexts['measure']['live']
  /** Where the words and the button about it stand. */
  about: HTMLElement
}

/** The reading screen of the app over its picture, drawn by the app's own engine from a pulse that was made before. */
export default function LiveScreen({ texts, about }: LiveScreenProps) {
  const { state, isRunning, toggle } = useLiveReading()
  if (!state) return null
  const label = isRunning ? texts.pause : state.outcome ? texts.again : texts.resume
  return (
    <>
      <Screen texts={texts} {...state} />
      {createPortal(
        <>
          <span>{texts.about}</span>
          <button type="button" onClick={toggle}>
            {isRunning ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            {label}
          </button>
        </>,
        about,
      )}
    </>
  )
}

function Screen({ texts, view, secondsLeft, outcome }: LiveState & { texts: LiveScreenProps['texts'] }) {
  const gone = AROUND * (1 - secondsLeft / (DRAWN_SECONDS + 20))
  const points = tracePoints(view.trace)
  const [x, y] = points.at(-1) ?? [TRACE.left, TRACE.middle]
  const heartRate = Math.round(outcome?.heartRate ?? view.pulse ?? 0)
  return (
    <svg className="live" viewBox={`0 0 ${ACROSS} ${DOWN}`} role="img" aria-label={texts.label}>
      <rect width={ACROSS} height={DOWN} className="paper" />
      <text x={CENTER.x} y="63" className="title">
        {outcome ? texts.done : texts.title}
      </text>
      <circle cx={CENTER.x} cy={CENTER.y} r={RADIUS} className="way" />
      <circle cx={CENTER.x} cy={CENTER.y} r={RADIUS - 36} className="disc" />
      <circle
        cx={CENTER.x}
        cy={CENTER.y}
        r={RADIUS}
        className="gone"
        strokeDasharray={`${gone.toFixed(1)} ${AROUND.toFixed(1)}`}
        transform={`rotate(-90 ${CENTER.x} ${CENTER.y})`}
      />
      <text x={CENTER.x} y="330" className="large">
        {outcome ? Math.round(outcome.rmssd) : secondsLeft}
      </text>
      <text x={CENTER.x} y="376" className="small">
        {outcome ? texts.variability : texts.seconds_left}
      </text>
      <path d={points.map(([px, py], index) => `${index ? 'L' : 'M'}${px} ${py}`).join('')} className="trace" />
      <circle cx={x} cy={y} r="16" className="halo" />
      <circle cx={x} cy={y} r="8" className="now" />
      <text x={CENTER.x} y="862" className="row">
        <tspan className="number">{heartRate}</tspan>
        <tspan dx="12">{texts.beats}</tspan>
      </text>
    </svg>
  )
}

const tracePoints = (trace: readonly number[]) =>
  trace.map((value, index): [number, number] => [
    Number((TRACE.left + ((TRACE.right - TRACE.left) * index) / Math.max(1, trace.length - 1)).toFixed(1)),
    Number((TRACE.middle - TRACE.height * value).toFixed(1)),
  ])
