// Things that a hand holds, and people who are near.
import { angleOf, between, circlePath, hullPath, minus, plus, point, times } from '../geometry'
import { GROUND } from '../scenes'
import { cut, line, outlined } from '../shapes'
import { held, n, type Prop } from './prop'

export const THINGS = {
  dog: ({ joints, accent }) => {
    const hand = held(joints, 'right')
    const x = Math.min(hand.x + 22, 236)
    return {
      back: [
        outlined(
          hullPath([
            { x: x + 6, y: GROUND - 17, r: 15 },
            { x: x - 6, y: GROUND - 48, r: 10 },
          ]) +
            hullPath([
              { x: x - 8, y: GROUND - 66, r: 12 },
              { x: x - 24, y: GROUND - 61, r: 6 },
            ]) +
            hullPath([
              { x: x - 6, y: GROUND - 40, r: 5 },
              { x: x - 9, y: GROUND - 5, r: 4.6 },
            ]) +
            hullPath([
              { x: x - 12, y: GROUND - 4, r: 3.6 },
              { x: x + 18, y: GROUND - 4, r: 3.8 },
            ]) +
            `M${x + 20} ${GROUND - 14}q18-2 20-20q6-2 7 4q0 20-26 25Z`,
          `${accent}/55`,
        ),
        cut(
          hullPath([
            { x: x - 3, y: GROUND - 72, r: 4.6 },
            { x: x + 3, y: GROUND - 55, r: 5 },
          ]),
          'line',
        ),
        line(`M${x - 15} ${GROUND - 67}q2.6 2.4 5 0`, 'line', 1.8),
        cut(circlePath({ x: x - 29.4, y: GROUND - 63, r: 2.8 }), 'line'),
      ],
    }
  },
  phone: ({ joints, scale }) => {
    const hand = held(joints, 'right')
    const turn = angleOf(minus(joints.rightFingers, joints.rightWrist)) - 180
    const tip = plus(hand, times(point(Math.sin((turn * Math.PI) / 180), -1), 8 * scale))
    const foot = plus(hand, times(point(Math.sin((turn * Math.PI) / 180), -1), -10 * scale))
    return {
      front: [
        cut(
          hullPath([
            { ...tip, r: 2.6 * scale },
            { ...foot, r: 2.6 * scale },
          ]),
          'line',
        ),
      ],
    }
  },
  cloth: ({ joints, scale, accent }) => {
    const { x, y } = joints.head
    return {
      front: [
        outlined(
          `M${n(x - 14 * scale)} ${n(y - 8.5 * scale)}Q${n(x)} ${n(y - 13 * scale)} ${n(x + 14 * scale)} ${n(y - 8.5 * scale)}L${n(x + 13 * scale)} ${n(y + 2 * scale)}Q${n(x)} ${n(y - 0.5 * scale)} ${n(x - 13 * scale)} ${n(y + 2 * scale)}Z`,
          `${accent}/45`,
        ),
        line(`M${n(x - 7 * scale)} ${n(y - 5 * scale)}q${n(7 * scale)} ${n(-2.4 * scale)} ${n(14 * scale)} 0`),
      ],
    }
  },
  pack: ({ joints, scale, accent }) => {
    const { x, y } = plus(joints.head, times(point(13, 14), scale))
    return {
      front: [
        outlined(
          hullPath([
            { x: x - 2 * scale, y: y - 8 * scale, r: 6.4 * scale },
            { x, y: y + 6 * scale, r: 6.4 * scale },
          ]),
          `${accent}/55`,
        ),
      ],
    }
  },
  towel: ({ joints, scale, accent }) => {
    const hand = held(joints, 'right')
    return {
      front: [
        outlined(
          hullPath([
            { x: hand.x - 16 * scale, y: hand.y + 4 * scale, r: 6 * scale },
            { x: hand.x + 17 * scale, y: hand.y - 5 * scale, r: 6 * scale },
          ]),
          `${accent}/55`,
        ),
      ],
    }
  },
  lemon: ({ joints, scale }) => {
    const { x, y } = plus(joints.rightFingers, times(point(-1, -7), scale))
    return {
      front: [
        outlined(`M${n(x - 8 * scale)} ${n(y)}a${n(8 * scale)} ${n(8 * scale)} 0 0 1 ${n(16 * scale)} 0Z`, 'play/75'),
        line(
          `M${n(x)} ${n(y)}v${n(-5 * scale)}M${n(x)} ${n(y)}l${n(-4 * scale)} ${n(-3.4 * scale)}M${n(x)} ${n(y)}l${n(4 * scale)} ${n(-3.4 * scale)}`,
          'line',
          1.7,
        ),
      ],
    }
  },
  balloon: ({ joints, accent }) => {
    const hand = joints.leftFingers.y < joints.rightFingers.y ? joints.leftFingers : joints.rightFingers
    return {
      back: [
        outlined(
          `${circlePath({ x: hand.x + 4, y: hand.y - 27, r: 21 })}M${n(hand.x + 4)} ${n(hand.y - 8)}l-4 6h8Z`,
          `${accent}/75`,
        ),
        line(`M${n(hand.x + 14)} ${n(hand.y - 38)}q5 4 5 10`),
      ],
    }
  },
  paper: ({ joints }) => {
    const hand = held(joints, 'right')
    return { front: [outlined(`M${n(hand.x - 6)} ${n(hand.y + 6)}h48l8-6h-48Z`, 'skin')] }
  },
  tea: ({ joints, accent }) => {
    const { x, y } = held(joints, 'right')
    return {
      front: [
        outlined(`M${n(x - 4)} ${n(y - 12)}h16l-2 18h-12Z`, `${accent}/60`),
        line(`M${n(x + 2)} ${n(y - 19)}q-4-5 0-9t0-9`),
      ],
    }
  },
  cup: ({ joints, scale, accent }) => {
    const { x, y } = between(joints.leftWrist, joints.rightWrist, 0.5)
    const [w, h] = [11 * scale, 17 * scale]
    const top = y - 15 * scale
    return {
      front: [
        outlined(
          `M${n(x - w)} ${n(top)}h${n(2 * w)}l${n(-w * 0.3)} ${n(h)}q${n(-w * 0.7)} ${n(w * 0.35)} ${n(-1.4 * w)} 0Z`,
          `${accent}/60`,
        ),
        line(`M${n(x - 5)} ${n(top - 8)}q-6-7 0-14M${n(x + 6)} ${n(top - 8)}q-6-7 0-14`),
      ],
    }
  },
  flower: ({ accent }) => ({
    back: [
      line('M252 238c2-20-2-36-8-52M250 214q12-2 16-14'),
      cut(
        [0, 72, 144, 216, 288]
          .map((turn) =>
            circlePath({
              x: 244 + 10 * Math.sin((turn * Math.PI) / 180),
              y: 180 - 10 * Math.cos((turn * Math.PI) / 180),
              r: 7.4,
            }),
          )
          .join(''),
        `${accent}/80`,
      ),
      cut(circlePath({ x: 244, y: 180, r: 4.4 }), 'line'),
    ],
  }),
} satisfies Record<string, Prop>
