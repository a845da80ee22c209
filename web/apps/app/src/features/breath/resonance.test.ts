// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type BeatRate, bestPace, hasEnough, judged, phaseAt, RATES, rateOfBeat, swing } from './resonance'

/** A heart that swings by `width` beats a minute with a breath of this pace. */
const heart = (rate: number, width: number, seconds = 100): BeatRate[] =>
  Array.from({ length: seconds }, (_, at) => ({ at, bpm: 62 + (width / 2) * Math.sin((2 * Math.PI * at * rate) / 60) }))

describe('a paced breath', () => {
  test('goes in for four seconds and out for six at six a minute', () => {
    expect(phaseAt(6, 0)).toEqual({ direction: 'in', share: 0, left: 4, cycle: 0 })
    expect(phaseAt(6, 2)).toMatchObject({ direction: 'in', share: 0.5, left: 2 })
    expect(phaseAt(6, 4)).toMatchObject({ direction: 'out', share: 0, left: 6 })
    expect(phaseAt(6, 9.999).direction).toBe('out')
    expect(phaseAt(6, 10)).toMatchObject({ direction: 'in', cycle: 1 })
  })

  test('fills its cycle at every pace', () => {
    for (const rate of RATES) {
      for (let time = 0; time < 120; time += 0.37) {
        const { share, left, cycle } = phaseAt(rate, time)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThan(1)
        expect(left).toBeGreaterThan(0)
        expect(cycle).toBe(Math.floor((time * rate) / 60))
      }
    }
  })
})

describe('the rate of a beat', () => {
  test('comes from the time since the last', () => expect(rateOfBeat(1_000, 2_000, 62)).toBe(60))
  test('shares out the time over beats that were missed', () => expect(rateOfBeat(0, 2_000, 62)).toBe(60))
  test('is unknown where no beat could be', () => {
    expect(rateOfBeat(0, 300, 62)).toBeUndefined()
    expect(rateOfBeat(0, 9_000, 62)).toBeUndefined()
  })
})

describe('a pace', () => {
  test('is judged by how far the heart swings with each breath', () => {
    // A beat rarely falls on the very top of the wave.
    expect(swing(heart(6, 12), 6)).toBeGreaterThan(11)
    expect(swing(heart(6, 12), 6)).toBeLessThanOrEqual(12)
    expect(swing(heart(6, 12, 20), 6)).toBeUndefined()
  })

  const trial = { rate: 6, beats: heart(6, 10), coherences: [0.2, 0.7, 0.8], counted: 100, clear: 90 }

  test('needs a clear pulse for most of its time', () => {
    expect(judged(trial)).toMatchObject({ rate: 6, coherence: 0.7 })
    expect(judged({ ...trial, clear: 50 })).toEqual({ rate: 6, swing: undefined, coherence: undefined })
  })

  test('is the best by swing and evenness together, among three at least', () => {
    const paces = [
      { rate: 6.5, swing: 8, coherence: 0.3 },
      { rate: 6, swing: 7, coherence: 0.8 },
      { rate: 5.5, swing: 9, coherence: 0.6 },
      { rate: 5, swing: undefined, coherence: undefined },
    ]
    expect(bestPace(paces)?.rate).toBe(6)
    expect(bestPace(paces.slice(2))).toBeUndefined()
  })

  test('is none where the heart followed not even the best one', () => {
    const uneven = RATES.map((rate, place) => ({ rate, swing: 18 + place, coherence: 0.2 }))
    expect(hasEnough(uneven)).toBe(true)
    expect(bestPace(uneven)).toBeUndefined()
  })
})
