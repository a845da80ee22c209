import { useEffect, useRef, useState } from 'react'
import {
  atStart,
  isOver,
  lasting,
  movedTo,
  type Playhead,
  paused,
  played,
  positionAt,
  skipped,
  wentBack,
  withRate,
} from './playhead'
import { type Segment, segmentAt, type Timeline } from './timeline'

/** Milliseconds between two looks at the clock for what is written and spoken; drawing looks at every frame. */
const LOOK_EVERY = 100
/** A page that was asleep for longer has guided nobody: it waits where it fell asleep. */
const ASLEEP = 4_000

const clock = () => performance.now()

export interface PlaybackView {
  segment: Segment | undefined
  /** Whole seconds left of this step. */
  stepSecondsLeft: number
  /** Whole seconds of life so far and in all, at the present rate. */
  secondsGone: number
  secondsInAll: number
  isOver: boolean
}

function viewOf(head: Playhead, now: number): PlaybackView {
  const { timeline, rate } = head
  const position = positionAt(head, now)
  const segment = segmentAt(timeline, position)
  const seconds = (from: number, to: number) => lasting(timeline, rate, from, to) / 1000
  return {
    segment,
    stepSecondsLeft: segment ? Math.ceil(seconds(position, segment.end)) : 0,
    secondsGone: Math.floor(seconds(0, position)),
    secondsInAll: Math.round(seconds(0, timeline.length)),
    isOver: isOver(head, now),
  }
}

const isSame = (one: PlaybackView, other: PlaybackView) =>
  Object.entries(one).every(([key, value]) => other[key as keyof PlaybackView] === value)

interface Start {
  timeline: Timeline
  rate: number
  position: number
  /** Milliseconds of life spent with it before. */
  practised: number
}

/** Runs a playhead against the clock of this device. */
export function usePlayback({ timeline, rate, position, practised }: Start) {
  const [head, setHead] = useState(() => atStart(timeline, rate, position))
  const [view, setView] = useState(() => viewOf(head, clock()))
  const spent = useRef(practised)
  const isPlaying = head.since !== undefined

  useEffect(() => {
    const look = () => {
      const next = viewOf(head, clock())
      setView((present) => (isSame(present, next) ? present : next))
    }
    look()
    if (!isPlaying) return
    let lookedAt = clock()
    const timer = setInterval(() => {
      const now = clock()
      if (now - lookedAt > ASLEEP) return setHead((present) => paused(present, lookedAt))
      spent.current += now - lookedAt
      lookedAt = now
      look()
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [head, isPlaying])

  const change = (move: (head: Playhead, now: number) => Playhead) => setHead((present) => move(present, clock()))

  return {
    view,
    isPlaying,
    position: () => positionAt(head, clock()),
    practised: () => spent.current,
    play: () => change(played),
    pause: () => change(paused),
    skip: () => change(skipped),
    back: () => change(wentBack),
    seek: (target: number) => change((present, now) => movedTo(present, now, target)),
    setRate: (next: number) => change((present, now) => withRate(present, now, next)),
  }
}

export type Playback = ReturnType<typeof usePlayback>
