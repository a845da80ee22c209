import { describe, expect, it } from 'vitest'
import {
  type BoneName,
  bodyAt,
  breathed,
  distance,
  drawFigure,
  type ExercisePicture,
  endOf,
  JOINTS,
  LENGTH,
  layersOf,
  lookOf,
  PARENT,
  POSE_NAMES,
  pose,
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
