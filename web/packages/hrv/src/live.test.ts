import { describe, expect, test } from 'vitest'
import type { Frame } from './frame'
import { meanColour } from './mean-colour'
import { colourOfPlanes } from './plane-means'
import { toReadingData } from './recording'
import { createScriptAnalyzer } from './script-analyzer'
import { periodicity, resample, SAMPLE_RATE } from './signal'

interface Finger {
  pulse?: number
  amplitude?: number
  colour?: Omit<Frame, 'time'>
  wander?: number
}

const FINGER = { red: 170, green: 28, blue: 4 }

/** Ten seconds of frames that are never quite a thirtieth of a second apart. */
function frames({ pulse = 72, amplitude = 1.5, colour = FINGER, wander = 0 }: Finger): Frame[] {
  return Array.from({ length: 300 }, (_, index) => {
    const time = (index * 1000) / 30 + 3 * Math.sin(index * 12.9898)
    const phase = (2 * Math.PI * pulse * time) / 60_000
    const beat = amplitude * (Math.sin(phase) + 0.4 * Math.sin(2 * phase))
    const shift = wander * Math.sin(time / 300)
    return { time, red: colour.red + beat + shift, green: colour.green + 0.6 * beat, blue: colour.blue }
  })
}

function viewOf(finger: Finger) {
  const analyzer = createScriptAnalyzer()
  for (const frame of frames(finger)) analyzer.add(frame)
  return analyzer.view()
}

describe('the live pulse', () => {
  test.each([45, 58, 72, 96, 130, 170])('of %i beats a minute is found within two', (pulse) => {
    const view = viewOf({ pulse })
    expect(view.contact).toBe('fine')
    expect(Math.abs((view.pulse ?? 0) - pulse)).toBeLessThan(2)
    expect(view.clarity).toBeGreaterThan(0.7)
    expect(view.trace).toHaveLength(5 * SAMPLE_RATE)
  })

  test('comes from green where the lamp drives red to its limit', () => {
    const clipped = frames({ pulse: 64 }).map((frame) => ({ ...frame, red: 255, green: frame.green + 40 }))
    const analyzer = createScriptAnalyzer()
    for (const frame of clipped) analyzer.add(frame)
    expect(Math.abs((analyzer.view().pulse ?? 0) - 64)).toBeLessThan(2)
  })

  test('is not made up from noise', () => {
    let seed = 1
    const noise = Array.from({ length: 240 }, () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647 - 0.5
    })
    expect(periodicity(noise)?.clarity ?? 0).toBeLessThan(0.45)
  })
})

describe('the contact', () => {
  test.each([
    ['too_dark', { colour: { red: 20, green: 3, blue: 2 } }],
    ['no_finger', { colour: { red: 130, green: 120, blue: 110 } }],
    ['saturated', { colour: { red: 255, green: 255, blue: 240 }, amplitude: 0 }],
    ['moving', { wander: 20 }],
    ['faint', { amplitude: 0.02 }],
    ['fine', {}],
  ] as const)('is %s', (contact, finger) => {
    expect(viewOf(finger).contact).toBe(contact)
  })
})

test('resampling keeps a straight line straight on an even grid', () => {
  const uneven = [0, 20, 70, 100, 160, 200].map((time) => ({ time, value: 2 * time }))
  const even = resample(uneven)
  const steps = even.slice(1).map((value, index) => value - (even[index] ?? 0))
  for (const step of steps) expect(step).toBeCloseTo(2000 / SAMPLE_RATE)
})

test('a recording starts at zero and keeps four decimals of colour', () => {
  const text = toReadingData([
    { time: 1000.5, red: 1.23456, green: 2, blue: 3 },
    { time: 1033.8333, red: 1, green: 2, blue: 3 },
  ])
  expect(text).toBe('time_ms,red,green,blue\n0.000,1.2346,2.0000,3.0000\n33.333,1.0000,2.0000,3.0000\n')
})

test('the mean of RGBA pixels leaves alpha out', () => {
  expect(meanColour(new Uint8ClampedArray([10, 20, 30, 255, 20, 40, 60, 0]))).toEqual({ red: 15, green: 30, blue: 45 })
})

describe('the mean of planes', () => {
  // BT.601, limited range: pure red is Y 81.5, Cb 90.2, Cr 240.
  const i420 = {
    bytes: new Uint8Array([81, 82, 81, 82, 90, 240]),
    format: 'I420',
    width: 2,
    height: 2,
    layout: [
      { offset: 0, stride: 2 },
      { offset: 4, stride: 1 },
      { offset: 5, stride: 1 },
    ],
    matrix: 'smpte170m',
    isFullRange: false,
  } as const

  test('gives red back', () => {
    const { red, green, blue } = colourOfPlanes(i420)
    expect(red).toBeCloseTo(255, -0.5)
    expect(green).toBeLessThan(3)
    expect(blue).toBeLessThan(3)
  })

  test('is the same with interleaved chroma', () => {
    const nv12 = { ...i420, format: 'NV12', layout: [i420.layout[0], { offset: 4, stride: 2 }] } as const
    expect(colourOfPlanes(nv12)).toEqual(colourOfPlanes(i420))
  })
})
