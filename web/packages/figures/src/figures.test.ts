import { describe, expect, it } from 'vitest'
import exercises from './exercises.json'
import {
  articleShapes,
  type BoneName,
  bandOf,
  bodyAt,
  breathed,
  circlePath,
  css,
  distance,
  drawFigure,
  type ExercisePicture,
  endOf,
  flat,
  hullPath,
  JOINTS,
  LENGTH,
  laidAt,
  layersOf,
  lookOf,
  MOTIFS,
  PARENT,
  POSE_NAMES,
  pictureSvg,
  pose,
  readPicture,
  STATES,
  shapesOf,
  shortened,
  standing,
  stateShapes,
  svgOf,
  tween,
} from './index'

const BONES: Record<BoneName, number> = {
  Elbow: LENGTH.upperArm,
  Wrist: LENGTH.forearm,
  Fingers: LENGTH.hand,
  Knee: LENGTH.thigh,
  Ankle: LENGTH.shin,
  Toes: LENGTH.foot,
}

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

describe('poses', () => {
  it.each(POSE_NAMES)('%s has every joint and no bone longer than an adult has', (name) => {
    const joints = pose(name)
    for (const joint of JOINTS) expect(Number.isFinite(joints[joint].x + joints[joint].y)).toBe(true)
    for (const side of ['left', 'right'] as const)
      for (const [bone, length] of Object.entries(BONES)) {
        const end = `${side}${bone as BoneName}` as const
        // A hand that rests somewhere may pull its forearm by an eighth, so that it stays put.
        expect(distance(joints[end], joints[PARENT[end]])).toBeLessThanOrEqual(length * 1.13)
      }
  })

  it.each(POSE_NAMES)('%s draws a body within reach of the pelvis', (name) => {
    const svg = svgOf(drawFigure(pose(name), lookOf(name)))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(6000)
  })
})

describe('tween', () => {
  it('begins and ends at its poses', () => {
    const [from, to] = [pose('stand'), pose('cat')]
    for (const joint of JOINTS) {
      expect(distance(tween(from, to, 0)[joint], from[joint])).toBeLessThan(1e-9)
      expect(distance(tween(from, to, 1)[joint], to[joint])).toBeLessThan(1e-9)
    }
  })

  it('keeps the length of a limb that swings', () => {
    const halfway = tween(pose('walk-left'), pose('walk-right'), 0.5)
    expect(distance(halfway.rightHip, halfway.rightKnee)).toBeCloseTo(LENGTH.thigh, 6)
    expect(distance(halfway.rightShoulder, halfway.rightElbow)).toBeCloseTo(LENGTH.upperArm, 6)
  })

  it('turns a limb the short way round', () => {
    const up = tween(pose('arms-up-wide'), pose('stretch-wide'), 0.5)
    expect(up.leftElbow.y).toBeLessThan(up.leftShoulder.y)
  })
})

describe('a breath', () => {
  it('lifts the chest and leaves seat and feet where they are', () => {
    const [empty, full] = [pose('sit'), breathed(pose('sit'), 1)]
    expect(full.chest.y).toBeLessThan(empty.chest.y)
    expect(full.pelvis).toEqual(empty.pelvis)
    expect(full.leftAnkle).toEqual(empty.leftAnkle)
  })

  it('lifts the chest of someone lying towards the feet of the picture only by the spine, not by the floor', () => {
    const [empty, full] = [pose('lie'), breathed(pose('lie'), 1)]
    expect(full.chest.y).toBeCloseTo(empty.chest.y, 6)
  })
})

describe('the body in the player', () => {
  const moment = { action: 'move' as const, step: 1, elapsed: 0, seconds: 12 }

  it('starts in the pose where the step before ended, and arrives', () => {
    const start = bodyAt(PICTURE, moment, 'sit-belly')
    expect(distance(start.joints.rightWrist, pose('sit-belly').rightWrist)).toBeLessThan(1e-6)
    const there = bodyAt(PICTURE, { ...moment, elapsed: 2.5 }, 'sit-belly')
    expect(distance(there.joints.pelvis, pose('sit-look-left').pelvis)).toBeLessThan(1e-6)
    expect(there.look.face).toBe(-1)
  })

  it('takes turns until the step is over', () => {
    expect(bodyAt(PICTURE, { ...moment, elapsed: 5.5 }).look.face).toBe(1)
    expect(bodyAt(PICTURE, { ...moment, elapsed: 8.5 }).look.face).toBe(-1)
    expect(endOf(PICTURE, moment)).toBe('sit-look-right')
  })

  it('does not jump anywhere, frame by frame', () => {
    let before = bodyAt(PICTURE, moment).joints
    for (let elapsed = 0; elapsed < 12; elapsed += 1 / 30) {
      const now = bodyAt(PICTURE, { ...moment, elapsed }).joints
      expect(distance(now.rightFingers, before.rightFingers)).toBeLessThan(4)
      before = now
    }
  })

  it('is fuller at the end of a breath in and empty at the end of a breath out', () => {
    const at = (action: 'breathe_in' | 'breathe_out', elapsed: number) =>
      bodyAt(PICTURE, { action, step: 2, elapsed, seconds: 4 }, 'sit').joints.chest.y
    expect(at('breathe_in', 3.999)).toBeLessThan(at('breathe_in', 0) - 3)
    expect(at('breathe_out', 3.999)).toBeGreaterThan(at('breathe_out', 0) + 3)
  })

  it('prefers the line of a single step', () => {
    expect(endOf(PICTURE, { ...moment, step: 4 })).toBe('sit-belly')
  })

  it('draws the moving body over the same surroundings', () => {
    const layers = layersOf(PICTURE, bodyAt(PICTURE, { ...moment, elapsed: 1 }))
    expect(layers.back).toEqual(layersOf(PICTURE).back)
    expect(layers.body).not.toEqual(layersOf(PICTURE).body)
  })
})

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
