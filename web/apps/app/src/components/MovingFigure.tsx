import { bodyAt, bodyShapes, type ExercisePicture, endOf, layersOf, type Moment, svgOf } from '@evenkeel/figures'
import pictures from '@evenkeel/figures/exercises.json'
import { useEffect, useMemo, useRef } from 'react'
import { useFrames } from '../lib/device/frames'
import { useReducedMotion } from '../lib/device/reduced-motion'

/** A moment of the step that is on, and of the one before at its very end. */
export interface FigureMoment {
  present: Moment
  before?: Moment | undefined
}

export interface FigureProps {
  exerciseId: string
  className?: string | undefined
  read?: (() => FigureMoment | undefined) | undefined
  isMoving?: boolean
}

const library = pictures as unknown as Readonly<Record<string, ExercisePicture>>

/** Between frames time matters more than size. */
const asItIs = (path: string) => path
/** Milliseconds; the eye sees no more in paper. */
const DRAW_EVERY = 30

export default function MovingFigure({ exerciseId, className, read, isMoving = false }: FigureProps) {
  const picture = library[exerciseId]
  const layers = useMemo(() => picture && layersOf(picture), [picture])
  const back = useRef<SVGGElement>(null)
  const body = useRef<SVGGElement>(null)
  const front = useRef<SVGGElement>(null)
  const drawnAt = useRef(0)
  const isStill = useReducedMotion()

  useEffect(() => {
    if (!layers || !back.current || !body.current || !front.current) return
    back.current.innerHTML = svgOf(layers.back)
    body.current.innerHTML = svgOf(layers.body)
    front.current.innerHTML = svgOf(layers.front)
    drawnAt.current = 0
  }, [layers])

  useFrames(() => {
    const moment = read?.()
    if (!picture || !moment || !body.current || performance.now() - drawnAt.current < DRAW_EVERY) return
    drawnAt.current = performance.now()
    const before = moment.before && endOf(picture, moment.before)
    // Without motion each step shows the pose in which it ends.
    const { present } = moment
    const shown = isStill ? { ...present, elapsed: Math.max(0, present.seconds - 0.001) } : present
    body.current.innerHTML = svgOf(bodyShapes(picture, bodyAt(picture, shown, before)), undefined, asItIs)
  }, isMoving)

  return (
    <svg className={className} viewBox="10 10 300 300" aria-hidden="true">
      <g ref={back} />
      <g ref={body} />
      <g ref={front} />
    </svg>
  )
}
