// Breath, sound, looks and thoughts, as lines round a figure.
import { at, circlePath, point } from '../geometry'
import { cut, line, outlined, type Shape } from '../shapes'
import { arcs, box, ends, n, type Prop } from './prop'

function heart(x: number, y: number, size: number, tone: Shape['fill']): Shape[] {
  const s = size
  return [
    cut(
      `M${n(x)} ${n(y + s * 0.85)}C${n(x - s * 1.5)} ${n(y - s * 0.1)} ${n(x - s * 0.9)} ${n(y - s * 1.1)} ${n(x)} ${n(y - s * 0.35)}C${n(x + s * 0.9)} ${n(y - s * 1.1)} ${n(x + s * 1.5)} ${n(y - s * 0.1)} ${at(point(x, y + s * 0.85))}Z`,
      tone,
    ),
  ]
}

export const SIGNS = {
  notes: () => ({
    back: [
      line('M236 132v-34l22-6v32'),
      cut(circlePath({ x: 230.6, y: 133, r: 6.4 }) + circlePath({ x: 252.6, y: 125, r: 6.4 }), 'line'),
      line('M74 104v-28'),
      cut(circlePath({ x: 68.6, y: 105, r: 6 }), 'line'),
      line('M74 76q10 2 10 12'),
    ],
  }),
  hum: ({ joints, scale }) => {
    const { x, y } = joints.head
    return { back: [line(arcs(x, y + 8 * scale, 21 * scale, 3, 1) + arcs(x, y + 8 * scale, 21 * scale, 3, -1))] }
  },
  voice: ({ joints, scale }) => {
    const { x, y } = joints.head
    return { back: [line(arcs(x, y + 8 * scale, 22 * scale, 3, 1))] }
  },
  breath: ({ joints, scale }) => {
    const x = joints.head.x + 20 * scale
    const y = joints.head.y + 9 * scale
    return { back: [line(`M${n(x)} ${n(y)}q14 5 26 0t24 2M${n(x)} ${n(y + 11)}q10 4 18 0t16 2`)] }
  },
  wobble: ({ joints, scale }) => {
    const { left, right } = ends(joints)
    const y = joints.chest.y + 34 * scale
    const marks = [-1, 1].map((sign) => {
      const x = sign === 1 ? right + 11 : left - 11
      return `M${n(x)} ${n(y - 14)}q${sign * 7} 12 0 26M${n(x + sign * 10)} ${n(y - 8)}q${sign * 5} 8 0 16`
    })
    return { back: [line(marks.join(''))] }
  },
  square: ({ joints }) => {
    const { x, y } = joints.head
    return { back: [line(box(x - 70, y - 42, 140, 124, 12)), cut(circlePath({ x: x - 70, y: y + 30, r: 7 }), 'line')] }
  },
  tally: () => ({ back: [line('M226 100v24M236 100v24M246 100v24M256 100v24M221 118l40-14')] }),
  gaze: ({ joints, scale }) => {
    const { x, y } = joints.head
    return {
      back: [line(`M${n(x + 24 * scale)} ${n(y)}h34l-9-8m9 8l-9 8M${n(x - 24 * scale)} ${n(y)}h-34l9-8m-9 8l9 8`)],
    }
  },
  look: ({ joints, scale }) => {
    const { x, y } = joints.head
    return { back: [line(`M${n(x - 34)} ${n(y - 21 * scale)}q34-26 68 0m-1-13l1 13h-13`)] }
  },
  dream: ({ joints, accent, state }) => {
    const { x, y } = joints.head
    const [cx, cy] = [Math.min(x + 86, 214), Math.max(y - 82, 92)]
    return {
      back: [
        cut(circlePath({ x: cx, y: cy, r: 52 }), 'paper'),
        cut(circlePath({ x: cx + 15, y: cy - 16, r: 13 }), `${accent}/75`),
        cut(`M${n(cx - 49)} ${n(cy + 14)}q26-26 50-8t47-2a52 52 0 0 1-97 10Z`, `${state}/40`),
        cut(`M${n(cx - 43)} ${n(cy + 29)}q28-12 46-4t38-1a52 52 0 0 1-84 5Z`, `${state}/70`),
        line(circlePath({ x: cx, y: cy, r: 52 })),
        outlined(
          circlePath({ x: cx - 54, y: cy + 44, r: 6 }) + circlePath({ x: cx - 66, y: cy + 58, r: 3.6 }),
          'paper',
        ),
      ],
    }
  },
  wishes: ({ accent, state }) => ({
    back: [
      ...heart(238, 116, 17, `${accent}/75`),
      ...heart(264, 156, 11, `${state}/70`),
      ...heart(222, 76, 9, `${state}/50`),
    ],
  }),
  bird: () => ({ back: [line('M148 70q9-9 15 1q6-10 15-1M176 48q7-7 11 1q5-8 11-1')] }),
  ring: ({ accent }) => ({
    back: [line('M246 92a34 34 0 1 1-14 0', `${accent}/100`, 8), cut(circlePath({ x: 270, y: 140, r: 8 }), 'line')],
  }),
  stops: ({ joints, accent }) => {
    const x = 262
    const ys = [joints.head.y, joints.waist.y, joints.leftAnkle.y - 6]
    return {
      back: [
        line(`M${x} ${n(ys[0] ?? 0)}V${n(ys[2] ?? 0)}`),
        ...ys.map((y, index) =>
          outlined(circlePath({ x, y, r: 10 }), index === 1 ? (`${accent}/100` as const) : 'skin'),
        ),
      ],
    }
  },
} satisfies Record<string, Prop>
