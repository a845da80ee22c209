import { progressPath } from '@evenkeel/ui'
import { useEffect, useRef } from 'react'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import type { FigureMoment } from '../../components/MovingFigure'
import { useFrames } from '../../lib/device/frames'
import { useReducedMotion } from '../../lib/device/reduced-motion'
import { clockText } from '../../lib/words/length-text'
import styles from './Playing.module.css'
import { type Segment, segmentAt, type Timeline } from './timeline'

interface StageProps {
  exerciseId: string
  /** The state it leads to: its colour carries the progress. */
  state: string
  timeline: Timeline
  position: () => number
  isPlaying: boolean
  secondsLeft: number
  description: string
}

const RADIUS = { empty: 122, full: 150, progress: 162 }

/** How full the lungs are, 0..1, at a share of a step. Slow at the turns, as a breath is. */
export function fullness(action: string, share: number): number {
  const eased = 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)))
  if (action === 'breathe_in') return eased
  if (action === 'breathe_out') return 1 - eased
  return action === 'hold' ? 1 : 0
}

const shareOf = ({ start, end }: Segment, position: number) => (end > start ? (position - start) / (end - start) : 1)

/** After an empty hold the lungs are empty: what a hold holds is what the step before it left. */
function lungs(timeline: Timeline, segment: Segment, position: number): number {
  if (segment.action !== 'hold') return fullness(segment.action, shareOf(segment, position))
  const before = segmentAt(timeline, segment.start - 1)
  return before && before.end <= segment.start && before.action === 'breathe_out' ? 0 : 1
}

const momentOf = (segment: Segment, position: number) => ({
  action: segment.action as FigureMoment['present']['action'],
  step: segment.place,
  elapsed: (position - segment.start) / 1000,
  seconds: (segment.end - segment.start) / 1000,
})

/** The picture that moves, the breath around it, and the time around that. */
export function Stage(props: StageProps) {
  const { exerciseId, state, timeline, position, isPlaying, secondsLeft, description } = props
  const frame = useRef<HTMLDivElement>(null)
  const breath = useRef<SVGCircleElement>(null)
  const progress = useRef<SVGPathElement>(null)
  const isStill = useReducedMotion()

  // Through the object model: the content security policy admits no style attributes.
  useEffect(() => {
    frame.current?.style.setProperty('--tone', `var(--${state}-fill)`)
    frame.current?.style.setProperty('--tone-soft', `var(--${state}-soft)`)
  }, [state])

  const draw = () => {
    const now = position()
    const segment = segmentAt(timeline, now)
    progress.current?.setAttribute('d', progressPath(RADIUS.progress, now / Math.max(1, timeline.length)))
    if (!segment || !breath.current) return
    const full = lungs(timeline, segment, now)
    const shown = isStill ? 1 : full
    breath.current.setAttribute('r', String(RADIUS.empty + shown * (RADIUS.full - RADIUS.empty)))
    // Without motion a breath in fades in and a breath out fades away, once each.
    const isFull = segment.action === 'breathe_in' || (segment.action === 'hold' && full > 0)
    breath.current.setAttribute('opacity', isStill && !isFull ? '0.25' : '1')
  }
  useFrames(draw, isPlaying)
  // A step back or forward while paused shows at once.
  useEffect(draw)

  const read = (): FigureMoment | undefined => {
    const now = position()
    const segment = segmentAt(timeline, now)
    if (!segment) return undefined
    const before = segment.start > 0 ? segmentAt(timeline, segment.start - 1) : undefined
    return { present: momentOf(segment, now), before: before && momentOf(before, before.end) }
  }

  return (
    <div className={styles.stage} ref={frame}>
      <svg className={styles.rings} viewBox="-171 -171 342 342" role="img" aria-label={description}>
        <circle ref={breath} className={styles.breath} r={RADIUS.empty} />
        <path className={styles.track} d={progressPath(RADIUS.progress, 1)} />
        <path ref={progress} className={styles.progress} d={progressPath(RADIUS.progress, 0)} />
      </svg>
      <div className={styles.disc}>
        <ExerciseFigure exerciseId={exerciseId} read={read} isMoving={isPlaying} />
      </div>
      <span className={`figure ${styles.count}`} aria-hidden="true">
        {secondsLeft < 60 ? secondsLeft : clockText(secondsLeft)}
      </span>
    </div>
  )
}
