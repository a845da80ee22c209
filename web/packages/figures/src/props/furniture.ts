// Things that a body sits, lies or leans on.
import { circlePath, hullPath, type Point, plus, point } from '../geometry'
import { GROUND } from '../scenes'
import { cut, line, outlined } from '../shapes'
import { arcs, box, ends, held, n, type Prop, under } from './prop'

export const FURNITURE = {
  'chair-front': ({ joints, scale, accent }) => {
    const { x, y } = joints.pelvis
    const w = 29 * scale
    return {
      back: [
        outlined(box(x - w * 0.86, y - 62 * scale, w * 1.72, 66 * scale, 10), `${accent}/45`),
        line(
          `M${n(x - w)} ${n(y + 14 * scale)}L${n(x - w - 3)} ${GROUND}M${n(x + w)} ${n(y + 14 * scale)}L${n(x + w + 3)} ${GROUND}`,
        ),
        outlined(box(x - w - 3, y + 6 * scale, 2 * w + 6, 11 * scale, 5), `${accent}/45`),
      ],
    }
  },
  'chair-side': ({ joints, scale, accent }) => {
    const { x, y } = joints.pelvis
    const seat = y + 14.5 * scale
    return {
      back: [
        line(
          `M${n(x - 16 * scale)} ${n(seat)}L${n(x - 22 * scale)} ${GROUND}M${n(x + 30 * scale)} ${n(seat)}L${n(x + 34 * scale)} ${GROUND}`,
        ),
        outlined(
          hullPath([
            { x: x - 19 * scale, y: seat + 2, r: 4 },
            { x: x - 25 * scale, y: y - 52 * scale, r: 4 },
          ]),
          `${accent}/50`,
        ),
        outlined(box(x - 20 * scale, seat - 1, 54 * scale, 8, 3.5), `${accent}/50`),
      ],
    }
  },
  rocker: ({ joints, scale, accent }) => {
    const { x, y } = joints.pelvis
    const seat = y + 14.5 * scale
    return {
      back: [
        line(
          `M${n(x - 52 * scale)} ${GROUND - 14}Q${n(x + 4)} ${GROUND + 16} ${n(x + 58 * scale)} ${GROUND - 14}M${n(x - 14 * scale)} ${n(seat)}L${n(x - 22 * scale)} ${GROUND - 2}M${n(x + 28 * scale)} ${n(seat)}L${n(x + 32 * scale)} ${GROUND - 2}`,
        ),
        outlined(
          hullPath([
            { x: x - 18 * scale, y: seat + 2, r: 4 },
            { x: x - 34 * scale, y: y - 66 * scale, r: 4 },
          ]),
          `${accent}/50`,
        ),
        outlined(box(x - 20 * scale, seat - 1, 52 * scale, 8, 3.5), `${accent}/50`),
      ],
    }
  },
  bench: ({ joints, scale, accent }) => {
    const { x, y } = joints.pelvis
    const seat = y + 14.5 * scale
    return {
      back: [
        line(
          `M${n(x - 54)} ${n(seat)}V${GROUND}M${n(x + 40)} ${n(seat)}V${GROUND}M${n(x - 56)} ${n(seat + 2)}L${n(x - 68)} ${n(seat - 66)}`,
        ),
        outlined(
          hullPath([
            { x: x - 62, y: seat - 34, r: 4 },
            { x: x - 67, y: seat - 62, r: 4 },
          ]),
          `${accent}/60`,
        ),
        outlined(box(x - 62, seat - 1, 116, 8, 3.5), `${accent}/60`),
      ],
    }
  },
  table: ({ joints, accent }) => {
    const hand = held(joints, 'right')
    const top = hand.y + 7
    return {
      back: [
        line(
          `M${n(hand.x - 10)} ${n(top + 8)}L${n(hand.x - 14)} ${GROUND}M${n(hand.x + 62)} ${n(top + 8)}L${n(hand.x + 66)} ${GROUND}`,
        ),
      ],
      front: [
        outlined(box(hand.x - 22, top, 96, 8, 3.5), `${accent}/60`),
        outlined(`M${n(hand.x - 8)} ${n(top - 2)}h46l6-5h-46Z`, 'skin'),
        line(`M${n(hand.x + 2)} ${n(top - 4)}l13-26`),
      ],
    }
  },
  mat: ({ joints, accent }) => ({ front: [outlined(under(joints, 11, 12), `${accent}/60`)] }),
  bed: ({ joints, accent, state }) => {
    const { left, right } = ends(joints)
    return {
      back: [
        outlined(
          hullPath([
            { x: left + 4, y: GROUND - 8, r: 8 },
            { x: left + 30, y: GROUND - 5, r: 6 },
          ]),
          'skin',
        ),
      ],
      front: [
        outlined(box(left - 22, GROUND - 1, right - left + 40, 20, 8), `${accent}/55`),
        cut(box(left - 20, GROUND + 11, right - left + 36, 6, 3), `${state}/60`),
      ],
    }
  },
  pillow: ({ joints, accent, scale }) => {
    const { x, y } = joints.head
    return {
      back: [
        outlined(
          hullPath([
            { x: x - 10 * scale, y: y + 15 * scale, r: 6 },
            { x: x + 14 * scale, y: y + 16 * scale, r: 5 },
          ]),
          `${accent}/40`,
        ),
      ],
    }
  },
  cushion: ({ joints, scale, accent }) => ({
    back: [
      outlined(
        hullPath([
          { x: joints.pelvis.x - 30 * scale, y: GROUND - 8, r: 8 },
          { x: joints.pelvis.x + 30 * scale, y: GROUND - 8, r: 8 },
        ]),
        `${accent}/60`,
      ),
    ],
  }),
  rug: ({ joints, accent }) => {
    const { left, right } = ends(joints)
    const middle = (left + right) / 2
    const r = Math.min(118, (right - left) / 2 + 22)
    return {
      back: [
        cut(
          `M${n(middle - r)} ${GROUND}a${n(r)} 15 0 0 1 ${n(2 * r)} 0a${n(r)} 15 0 0 1 ${n(-2 * r)} 0Z`,
          `${accent}/50`,
        ),
      ],
    }
  },
  blanket: ({ joints, scale, accent }) => {
    const { waist, pelvis, rightKnee, rightToes } = joints
    const lift = (p: Point, by: number) => `${n(p.x)} ${n(p.y - by * scale)}`
    return {
      front: [
        outlined(
          `M${n(waist.x)} ${GROUND}C${n(waist.x - 6)} ${GROUND - 20} ${lift(waist, 20)} ${lift(plus(waist, point(14, 0)), 20)}Q${lift(pelvis, 24)} ${lift(rightKnee, 18)}Q${lift(plus(rightKnee, point(26, 0)), 14)} ${n(rightToes.x)} ${n(rightToes.y - 5 * scale)}Q${n(rightToes.x + 16)} ${n(rightToes.y + 6)} ${n(rightToes.x + 14)} ${GROUND}Z`,
          `${accent}/60`,
        ),
        line(
          `M${n(waist.x + 24)} ${n(waist.y - 8 * scale)}q6 12 0 24M${n(pelvis.x + 26)} ${n(pelvis.y - 8 * scale)}q6 12 0 22M${n(rightKnee.x + 14)} ${n(rightKnee.y - 4 * scale)}q5 8 0 16`,
        ),
      ],
    }
  },
  bolster: ({ joints, scale, accent }) => ({
    back: [
      outlined(circlePath({ x: joints.rightKnee.x, y: joints.rightKnee.y + 13 * scale, r: 9 * scale }), `${accent}/60`),
    ],
  }),
  speaker: ({ accent }) => ({
    back: [
      outlined(box(236, GROUND - 62, 38, 62, 7), `${accent}/55`),
      line(
        `${circlePath({ x: 255, y: GROUND - 22, r: 11 })}${circlePath({ x: 255, y: GROUND - 47, r: 5 })}${arcs(238, GROUND - 40, 14, 3, -1)}`,
      ),
    ],
  }),
  stairs: ({ accent }) => ({
    back: [outlined(`M164 ${GROUND}v-20h30v-20h30v-20h30v-20h30v80Z`, `${accent}/55`)],
  }),
  wallside: ({ joints, state }) => {
    const x = Math.max(joints.rightFingers.x, joints.rightToes.x, joints.rightAnkle.x) + 5
    return {
      back: [
        cut(
          `M${n(x)} ${n(160 - Math.sqrt(Math.max(0, 22500 - (x - 160) ** 2)))}A150 150 0 0 1 ${n(x)} ${n(160 + Math.sqrt(Math.max(0, 22500 - (x - 160) ** 2)))}Z`,
          `${state}/70`,
        ),
      ],
    }
  },
} satisfies Record<string, Prop>
