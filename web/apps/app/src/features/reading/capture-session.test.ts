// @vitest-environment node
import type { Contact, LiveAnalyzer } from '@evenkeel/hrv'
import { describe, expect, test } from 'vitest'
import { createCaptureSession } from './capture-session'

/** A session fed with frames of one contact at a time, thirty a second on the camera's clock. */
function session() {
  let contact: Contact = 'no_finger'
  let time = 5_000
  let clarity = 0.9
  let clearSeconds: number | undefined
  const analyzer: LiveAnalyzer = {
    add: () => undefined,
    view: () => ({ contact, clarity, pulse: 60, trace: [], clearSeconds }),
    close: () => undefined,
  }
  const capture = createCaptureSession(analyzer)
  const feed = (next: Contact, seconds: number) => {
    contact = next
    for (let frame = 0; frame < seconds * 30; frame++) {
      time += 1000 / 30
      capture.add({ time, red: 170, green: 20, blue: 5 })
    }
    return capture.view()
  }
  const blur = (next: number) => {
    clarity = next
  }
  const engineSays = (next: number) => {
    clearSeconds = next
  }
  return { capture, feed, blur, engineSays }
}

describe('a capture', () => {
  test('waits for a finger that stays', () => {
    const { feed } = session()
    expect(feed('no_finger', 3).phase).toBe('finding')
    expect(feed('fine', 1).phase).toBe('finding')
    expect(feed('fine', 1).phase).toBe('measuring')
  })

  test('takes sixty seconds of frames, and then no more', () => {
    const { capture, feed } = session()
    feed('fine', 2)
    expect(feed('fine', 30)).toMatchObject({ phase: 'measuring', secondsLeft: 30 })
    expect(feed('fine', 40)).toMatchObject({ phase: 'complete', share: 1, secondsLeft: 0 })
    const frames = capture.frames()
    const length = (frames.at(-1)?.time ?? 0) - (frames[0]?.time ?? 0)
    expect(length).toBeGreaterThan(59_900)
    expect(length).toBeLessThan(60_100)
  })

  test('forgives a short lift', () => {
    const { feed } = session()
    feed('fine', 10)
    feed('no_finger', 2)
    expect(feed('fine', 1).phase).toBe('measuring')
  })

  test('starts over when the finger leaves soon for long, and says at which second', () => {
    const { feed } = session()
    feed('fine', 9.5)
    const view = feed('no_finger', 4)
    expect(view.phase).toBe('finding')
    expect(view.lostAtSecond).toBe(8)
    expect(feed('fine', 2)).toMatchObject({ phase: 'measuring', secondsLeft: 60 })
  })

  test('keeps what is clear when the finger leaves later, says so, and goes on', () => {
    const { capture, feed } = session()
    feed('fine', 31.9)
    expect(feed('no_finger', 10)).toMatchObject({ phase: 'measuring', keptSeconds: 30, secondsLeft: 30 })
    expect(feed('fine', 20)).toMatchObject({ phase: 'measuring', keptSeconds: undefined, secondsLeft: 10 })
    expect(feed('fine', 11).phase).toBe('complete')
    const frames = capture.frames()
    expect((frames.at(-1)?.time ?? 0) - (frames[0]?.time ?? 0)).toBeGreaterThan(69_000)
  })

  test('does not count what the engine does not call clear', () => {
    const { feed, engineSays } = session()
    feed('fine', 2)
    engineSays(5)
    expect(feed('fine', 40)).toMatchObject({ phase: 'measuring', secondsLeft: 43 })
  })

  test('goes on after a disturbance with all that the engine finds between, and never counts backwards', () => {
    const { feed, blur, engineSays } = session()
    feed('fine', 2)
    engineSays(0)
    feed('fine', 10)
    blur(0)
    engineSays(18)
    expect(feed('fine', 15)).toMatchObject({ phase: 'measuring', clearSeconds: 18, secondsLeft: 42 })
    engineSays(3)
    expect(feed('fine', 1).clearSeconds).toBe(18)
    blur(0.9)
    engineSays(60)
    expect(feed('fine', 1).phase).toBe('complete')
  })

  test('lets the member overrule the picture, and then measures to the end', () => {
    const { capture, feed } = session()
    expect(feed('no_finger', 8).mayMeasureAnyway).toBe(false)
    expect(feed('no_finger', 3).mayMeasureAnyway).toBe(true)
    capture.measureAnyway()
    expect(feed('no_finger', 61).phase).toBe('complete')
  })

  test('counts clear seconds only, shows each, and ends all the same after two minutes', () => {
    const { feed, blur } = session()
    feed('fine', 2)
    blur(0.1)
    expect(feed('fine', 20).secondsLeft).toBeGreaterThan(58)
    blur(0.9)
    const view = feed('fine', 30)
    expect(view).toMatchObject({ phase: 'measuring', secondsLeft: 30 })
    expect(view.quality[5]).toBeCloseTo(0.1)
    expect(view.quality[30]).toBeCloseTo(0.9)
    blur(0.1)
    expect(feed('fine', 69).phase).toBe('measuring')
    expect(feed('fine', 2).phase).toBe('complete')
  })
})
