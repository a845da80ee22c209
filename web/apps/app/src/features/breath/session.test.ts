// @vitest-environment node
import type { LiveView } from '@evenkeel/hrv'
import { describe, expect, test } from 'vitest'
import { bestPace, RATES, SECONDS_EACH } from './resonance'
import { createSession, type Session } from './session'

const STEP = 0.5
const AWAY: LiveView = { contact: 'no_finger', clarity: 0, pulse: undefined, trace: [] }

/** A finger on the lens, a beat a second, and a coherence. */
function breathe(session: Session, seconds: number, coherence: (rate: number) => number = () => 0.5) {
  for (let time = 0; time < seconds; time += STEP) {
    const { elapsed, rate } = session.view()
    const swung = 1000 + 60 * Math.sin((2 * Math.PI * elapsed * rate) / 60)
    session.look(STEP, {
      contact: 'fine',
      clarity: 0.9,
      pulse: 60,
      trace: [],
      lastBeat: Math.floor(elapsed) * 1000 + (swung - 1000),
      coherence: coherence(rate),
    })
  }
}

describe('a session', () => {
  test('runs only while a finger is on the lens', () => {
    const session = createSession({ kind: 'free', rate: 6 })
    breathe(session, 10)
    for (let look = 0; look < 20; look++) session.look(STEP, AWAY)
    expect(session.view().elapsed).toBe(10)
    expect(session.view().beats.length).toBeGreaterThan(5)
  })

  test('runs by itself without a camera, and never ends by itself', () => {
    const session = createSession({ kind: 'free', rate: 6 }, true)
    for (let look = 0; look < 2000; look++) session.look(STEP, undefined)
    expect(session.view()).toMatchObject({ elapsed: 1000, isOver: false })
  })

  test('does not count the time of a page that was asleep', () => {
    const session = createSession({ kind: 'free', rate: 6 }, true)
    session.look(400, undefined)
    expect(session.view().elapsed).toBe(0)
  })

  test('tries each pace for two minutes and judges it', () => {
    const session = createSession({ kind: 'finder', rates: RATES })
    breathe(session, SECONDS_EACH - 1)
    expect(session.view()).toMatchObject({ rate: 6.5, place: 0, judged: [] })
    breathe(session, 2)
    expect(session.view()).toMatchObject({ rate: 6, place: 1 })
    breathe(session, 4 * SECONDS_EACH, (rate) => (rate === 5.5 ? 0.9 : 0.4))
    const { isOver, judged } = session.view()
    expect(isOver).toBe(true)
    expect(judged.map(({ rate }) => rate)).toEqual([...RATES])
    expect(bestPace(judged)?.rate).toBe(5.5)
  })
})
