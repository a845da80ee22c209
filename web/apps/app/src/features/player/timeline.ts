import type { ExerciseDetail, StepGroup } from '@evenkeel/api'

// Times are milliseconds of the exercise's own length; how long they take at a rate is the business of playhead.ts.

/** One step at one place in time. */
export interface Segment {
  action: string
  cue: string
  start: number
  end: number
  /** Place of the step in the file, from 1; a repeat counts its inner steps once. Pictures go by it. */
  place: number
  /** Which turn of a repeated group this is, from 1. */
  round: number
  rounds: number
}

export interface Timeline {
  segments: readonly Segment[]
  length: number
}

const BREATH = new Set(['breathe_in', 'breathe_out', 'hold'])
export const isBreath = ({ action }: Pick<Segment, 'action'>) => BREATH.has(action)

/** Groups written out, one after the other. Steps without a length are left out. */
export function timelineOf(groups: readonly StepGroup[]): Timeline {
  const segments: Segment[] = []
  let time = 0
  let before = 0
  for (const { repeat, steps } of groups) {
    for (let round = 1; round <= repeat; round++) {
      for (const [index, { action, cue, seconds }] of steps.entries()) {
        const start = time
        time += Math.round(seconds * 1000)
        if (time > start)
          segments.push({ action, cue, start, end: time, place: before + index + 1, round, rounds: repeat })
      }
    }
    before += steps.length
  }
  return { segments, length: time }
}

const lengthOf = ({ steps }: StepGroup) => steps.reduce((sum, { seconds }) => sum + seconds, 0)

/** Below this a group is a movement done twice or thrice on purpose, not a pattern to go on with. */
const PATTERN = 4

/**
 * About as long as wished, in seconds. A pattern is done more or less often, as a whole; without one the steps grow or
 * shrink together, except breaths, whose seconds are what they are for.
 */
export function stretched(groups: readonly StepGroup[], wished: number): StepGroup[] {
  const isPattern = ({ repeat }: StepGroup) => repeat >= PATTERN
  const total = (chosen: readonly StepGroup[]) => chosen.reduce((sum, group) => sum + group.repeat * lengthOf(group), 0)
  const patterns = groups.filter(isPattern)
  if (patterns.length > 0) {
    const factor = (wished - total(groups.filter((group) => !isPattern(group)))) / total(patterns)
    return groups.map((group) =>
      isPattern(group) ? { ...group, repeat: Math.max(1, Math.round(group.repeat * factor)) } : group,
    )
  }
  const factor = wished / total(groups)
  return groups.map(({ repeat, steps }) => ({
    repeat,
    steps: steps.map((step) => (isBreath(step) ? step : { ...step, seconds: step.seconds * factor })),
  }))
}

/** The whole exercise, drawn out or shortened to the minutes somebody wishes for. */
export const timelineFor = (exercise: ExerciseDetail, wished: number | undefined) =>
  timelineOf(wished === undefined ? exercise.steps : stretched(exercise.steps, wished))

/** The segment at a position, the last one at the very end. Undefined only where there is nothing at all. */
export function segmentAt({ segments }: Timeline, position: number): Segment | undefined {
  let low = 0
  let high = segments.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (position < (segments[middle]?.end ?? 0)) high = middle
    else low = middle + 1
  }
  return segments[low]
}
