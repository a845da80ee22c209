import { describe, expect, it } from 'vitest'
import exercises from './exercises.json'
import {
  articleShapes,
  bandOf,
  circlePath,
  css,
  type ExercisePicture,
  flat,
  hullPath,
  laidAt,
  MOTIFS,
  pictureSvg,
  pose,
  readPicture,
  STATES,
  shapesOf,
  shortened,
  standing,
  stateShapes,
  svgOf,
} from './index'

const PICTURE: ExercisePicture = {
  pose: 'sit',
  scene: 'water',
  state: 'stillness',
  accent: 'play',
  scale: 1.3,
  props: ['chair-front'],
  moves: {
    breathe_out: [{ pose: 'sit-sigh' }],
    move: [
      { pose: 'sit-look-left', seconds: 3 },
      { pose: 'sit-look-right', seconds: 3 },
    ],
  },
  steps: { 4: [{ pose: 'sit-belly' }] },
}

describe('paths', () => {
  it('a band round one circle is the circle', () => {
    expect(hullPath([{ x: 5, y: 5, r: 3 }])).toBe(circlePath({ x: 5, y: 5, r: 3 }))
  })

  it('a band round two equal circles has two straight sides and two half circles', () => {
    expect(
      hullPath([
        { x: 0, y: 0, r: 2 },
        { x: 10, y: 0, r: 2 },
      ]).match(/A2 2/g),
    ).toHaveLength(2)
  })

  it('a circle inside another leaves no trace', () => {
    const path = hullPath([
      { x: 0, y: 0, r: 8 },
      { x: 1, y: 0, r: 2 },
    ])
    expect(path).not.toContain('A2 2')
  })

  it.each([
    ['M10 10L20 10L20 20Z', 'M10 10h10v10Z'],
    ['M0 0A5 5 0 0 1 10 0A5 5 0 0 1 0 0Z', 'M0 0a5 5 0 0110 0A5 5 0 010 0Z'],
    ['M10.04 .5C1 2 3 4 5 6Z', 'M10 .5C1 2 3 4 5 6Z'],
    ['M1 1l2 2l-3 .5M4 4h3V9', 'M1 1l2 2-3 .5M4 4h3v5'],
  ])('%s is written as %s', (path, short) => {
    expect(shortened(path)).toBe(short)
    expect(shortened(short)).toBe(short)
  })
})

describe('colours', () => {
  it('follow the page, and bring their own values for a picture that stands alone', () => {
    expect(css('play/100')).toBe('var(--play-fill,#b07f14)')
    expect(css('play/30')).toContain('color-mix')
    const svg = pictureSvg(shapesOf(PICTURE), { title: 'A < B' })
    expect(svg).toContain('svg:root{--ink')
    expect(svg).toContain('<title>A &lt; B</title>')
    expect(svg).not.toMatch(/<script|href=|url\(http/)
  })

  it('are fixed where variables are not understood', () => {
    expect(flat('play/100', 'light')).toBe('#b07f14')
    expect(flat('play/50', 'dark')).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('every exercise', () => {
  const all = Object.entries(exercises as unknown as Record<string, ExercisePicture>)

  it.each(all)('%s stays inside the paper whichever way it moves', (_, picture) => {
    const lists = [...Object.values(picture.moves ?? {}), ...Object.values(picture.steps ?? {})]
    for (const { pose: name } of lists.flat()) {
      const { scale, at } = standing(pose(name), picture)
      const tops = Object.values(pose(name)).map(({ y }) => at.y + y * scale)
      if (!picture.bust) expect(Math.min(...tops)).toBeGreaterThan(0)
      expect(Math.max(...tops)).toBeLessThan(picture.bust ? 640 : 275)
    }
  })
})

describe('the data of a picture', () => {
  const steps = [
    { action: 'rest' as const },
    { steps: [{ action: 'breathe_out' as const }, { action: 'move' as const }] },
    { action: 'rest' as const },
  ]

  it('is accepted when everything it names exists', () => {
    expect(readPicture(PICTURE, steps).errors).toEqual([])
  })

  it.each([
    ['pose', { pose: 'fly' }],
    ['scene', { scene: 'moon' }],
    ['accent', { accent: 'calm' }],
    ['props', { props: ['rocket'] }],
    ['scale', { scale: 9 }],
    ['colour', { colour: 'red' }],
    ['moves.speak', { moves: { speak: [{ pose: 'sit' }] } }],
    ['moves.move[0].seconds', { moves: { move: [{ pose: 'sit' }, { pose: 'stand', seconds: 1 }] } }],
    ['steps.5', { steps: { 5: [{ pose: 'sit' }] } }],
    ['other.pose', { other: { pose: 'fly' } }],
  ])('names the field %s', (field, change) => {
    const { picture, errors } = readPicture({ ...PICTURE, moves: {}, steps: {}, ...change }, steps)
    expect(errors.map(([name]) => name)).toContain(field)
    expect(picture).toBeUndefined()
  })
})

describe('pictures without people', () => {
  it.each(Object.keys(MOTIFS))('%s stays inside its frame', (motif) => {
    const shapes = articleShapes({ motif, backdrop: 'sun', state: 'play', accent: 'stillness' })
    expect(svgOf(shapes)).not.toMatch(/NaN|undefined/)
    expect(shapes.length).toBeGreaterThan(3)
  })

  it('light one band of the ring for each state', () => {
    for (const state of STATES)
      expect(
        stateShapes(state)
          .filter(({ d }) => d === bandOf(state))
          .map(({ fill }) => fill),
      ).toEqual([`${state}/100`])
  })

  it('move and grow with their place', () => {
    expect(shortened(laidAt('M1 1h2a1 1 0 0 1 2 0L0 5Z', { x: 10, y: 20, scale: 2 }))).toBe(
      'M12 22h4a2 2 0 014 0l-10 8Z',
    )
  })
})
