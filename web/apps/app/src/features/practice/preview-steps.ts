import type { StepGroup } from '@evenkeel/api'
import type { FigureMoment } from '../../components/MovingFigure'

/** Seconds. */
export const PREVIEW = 20
/** A long step is shown only as long as its picture has something new to say. */
const LONGEST = 8

export interface PreviewStep {
  action: FigureMoment['present']['action']
  cue: string
  place: number
  /** Seconds from the beginning of the preview. */
  start: number
  end: number
}

/** Returns at most twenty typical seconds of an exercise, from its first pattern or first step that is not rest. */
export function previewOf(groups: readonly StepGroup[]): PreviewStep[] {
  let place = 0
  const all = groups.flatMap(({ repeat, steps }) =>
    steps.map((step) => {
      place++
      return { ...step, place, repeat }
    }),
  )
  const pattern = all.findIndex(({ repeat }) => repeat > 1)
  const first =
    pattern >= 0
      ? pattern
      : Math.max(
          0,
          all.findIndex(({ action }) => action !== 'rest'),
        )
  const once = all.slice(first)
  const rounds = pattern >= 0 ? Array.from({ length: 8 }, () => all.filter(({ repeat }) => repeat > 1)).flat() : once
  const shown: PreviewStep[] = []
  let time = 0
  for (const { action, cue, seconds, place: number } of rounds) {
    if (time >= PREVIEW) break
    const isBreath = action.startsWith('breathe') || action === 'hold'
    const end = Math.min(PREVIEW, time + (isBreath ? seconds : Math.min(LONGEST, seconds)))
    shown.push({ action: action as PreviewStep['action'], cue, place: number, start: time, end })
    time = end
  }
  return shown
}

export const previewAt = (steps: readonly PreviewStep[], elapsed: number): PreviewStep | undefined =>
  steps.find(({ end }) => elapsed < end)
