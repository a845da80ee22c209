// @vitest-environment node
import type { StepGroup } from '@evenkeel/api'
import { describe, expect, test } from 'vitest'
import {
  advanced,
  atStart,
  lasting,
  paused,
  played,
  positionAt,
  RATES,
  skipped,
  sought,
  wentBack,
  withRate,
} from './playhead'
import { segmentAt, stretched, type Timeline, timelineOf } from './timeline'

type Action = StepGroup['steps'][number]['action']

const one = (action: Action, seconds: number, cue: string = action): StepGroup => ({
  repeat: 1,
  steps: [{ action, seconds, cue }],
})

const LONG_EXHALE: StepGroup[] = [
  one('rest', 15),
  {
    repeat: 14,
    steps: [
      { action: 'breathe_in', seconds: 4, cue: 'In' },
      { action: 'breathe_out', seconds: 7, cue: 'Out' },
    ],
  },
  one('rest', 11),
]

describe('a timeline', () => {
  const timeline = timelineOf(LONG_EXHALE)

  test('writes out what repeats, to the millisecond', () => {
    expect(timeline.length).toBe(180_000)
    expect(timeline.segments).toHaveLength(30)
    expect(timeline.segments[3]).toEqual({
      action: 'breathe_in',
      cue: 'In',
      start: 26_000,
      end: 30_000,
      place: 2,
      round: 2,
      rounds: 14,
    })
    expect(timeline.segments.at(-1)).toMatchObject({ place: 4, start: 169_000, end: 180_000 })
  })

  test('finds the step of a moment; a boundary belongs to what begins there', () => {
    expect(segmentAt(timeline, 0)?.place).toBe(1)
    expect(segmentAt(timeline, 14_999.9)?.place).toBe(1)
    expect(segmentAt(timeline, 15_000)?.action).toBe('breathe_in')
    expect(segmentAt(timeline, 19_000)?.action).toBe('breathe_out')
    expect(segmentAt(timeline, 180_000)?.place).toBe(4)
    expect(segmentAt({ segments: [], length: 0 }, 5)).toBeUndefined()
  })

  test('of half seconds and of nothing', () => {
    const { segments, length } = timelineOf([one('move', 0.5), one('rest', 0), one('look', 1.25)])
    expect(segments.map(({ start, end }) => [start, end])).toEqual([
      [0, 500],
      [500, 1750],
    ])
    expect(length).toBe(1750)
  })

  test('becomes about as long as wished without touching a breath', () => {
    const longer = stretched(LONG_EXHALE, 600)
    expect(longer[1]?.repeat).toBe(52)
    expect(longer[1]?.steps).toEqual(LONG_EXHALE[1]?.steps)
    expect(stretched(LONG_EXHALE, 1)[1]?.repeat).toBe(1)
    expect(timelineOf(stretched([one('rest', 20), one('hold', 4), one('look', 40)], 120)).length).toBe(116_500)
  })
})

describe('the playhead', () => {
  const timeline = timelineOf(LONG_EXHALE)
  const start = atStart(timeline, 1)

  test('stands still until it is set going, and while it is paused', () => {
    expect(positionAt(start, 9_999)).toBe(0)
    const halted = paused(played(start, 1_000), 3_500.25)
    expect(positionAt(halted, 1e9)).toBe(2_500.25)
    expect(positionAt(played(halted, 50_000), 50_010)).toBe(2_510.25)
  })

  test('gives more time for what is done, never more for a breath', () => {
    const slow = played(atStart(timeline, 0.75), 0)
    expect(positionAt(slow, 20_000)).toBe(15_000)
    expect(positionAt(slow, 24_000)).toBe(19_000)
    const quick = played(atStart(timeline, 1.25, 15_000), 0)
    expect(positionAt(quick, 3_200)).toBe(19_000)
  })

  test('changes its rate where it is', () => {
    const head = withRate(played(start, 0), 5_000, 0.5)
    expect(positionAt(head, 5_000)).toBe(5_000)
    expect(positionAt(head, 7_000)).toBe(6_000)
  })

  test('skips to the next step and back to this one or the one before', () => {
    const head = played(sought(start, 0, 16_000), 0)
    expect(positionAt(skipped(head, 0), 0)).toBe(19_000)
    expect(positionAt(wentBack(head, 1_000), 1_000)).toBe(15_000)
    expect(positionAt(wentBack(head, 0), 0)).toBe(0)
    expect(positionAt(wentBack(start, 0), 0)).toBe(0)
    expect(positionAt(skipped(atStart(timeline, 1, 170_000), 0), 0)).toBe(180_000)
  })

  test('never runs past the end', () => {
    expect(positionAt(played(start, 0), 1e9)).toBe(180_000)
    expect(positionAt(sought(start, 0, 1e9), 0)).toBe(180_000)
    expect(positionAt(sought(start, 0, -5), 0)).toBe(0)
  })
})

/** The same numbers at every run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 2 ** 32) * below
  }
}

describe('laws of the playhead', () => {
  const ACTIONS: Action[] = ['breathe_in', 'breathe_out', 'hold', 'move', 'look', 'rest']
  const random = randomNumbers(71)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random(items.length))] as Item
  const anyTimeline = (): Timeline =>
    timelineOf(
      Array.from({ length: 1 + Math.floor(random(5)) }, () => ({
        repeat: 1 + Math.floor(random(6)),
        steps: Array.from({ length: 1 + Math.floor(random(4)) }, () => ({
          action: pick(ACTIONS),
          cue: '',
          seconds: 0.1 + random(20),
        })),
      })),
    )
  const cases = Array.from({ length: 200 }, () => ({ timeline: anyTimeline(), rate: pick(RATES) }))

  test('two whiles are one long while', () => {
    for (const { timeline, rate } of cases) {
      const [first, second] = [random(60_000), random(60_000)]
      const there = advanced(timeline, rate, advanced(timeline, rate, 0, first), second)
      expect(there).toBeCloseTo(advanced(timeline, rate, 0, first + second), 5)
    }
  })

  test('going on for as long as it takes gets exactly there', () => {
    for (const { timeline, rate } of cases) {
      const [from, to] = [random(timeline.length), random(timeline.length)].sort((a, b) => a - b) as [number, number]
      expect(advanced(timeline, rate, from, lasting(timeline, rate, from, to))).toBeCloseTo(to, 5)
    }
  })

  test('segments meet without a gap and fill the whole length', () => {
    for (const { timeline } of cases) {
      let end = 0
      for (const segment of timeline.segments) {
        expect(segment.start).toBe(end)
        end = segment.end
      }
      expect(end).toBe(timeline.length)
    }
  })
})
