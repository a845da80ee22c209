// Angles are degrees on the product's ring: 0 at the top, clockwise. Lengths are viewBox units.

export interface Point {
  x: number
  y: number
}

export interface Band {
  from: number
  to: number
  inner: number
  outer: number
  gaps?: Gaps
}

/** Half of the opening between two neighbours, and half of the wide one at the top that makes the ring ours. */
export interface Gaps {
  between: number
  top: number
}

const SCREEN_GAPS: Gaps = { between: 1.5, top: 7 }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI
const rounded = (value: number) => Number(value.toFixed(2))
const written = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`

export const normalised = (angle: number) => ((angle % 360) + 360) % 360

export function pointAt(radius: number, angle: number): Point {
  return { x: radius * Math.sin(radians(angle)), y: -radius * Math.cos(radians(angle)) }
}

/** The ring angle of a point measured from the centre, in [0, 360). */
export function angleOf({ x, y }: Point): number {
  return normalised(degrees(Math.atan2(x, -y)))
}

const halfGapAt = (angle: number, gaps: Gaps) => (normalised(angle) === 0 ? gaps.top : gaps.between)

/**
 * One band as an outline with rounded corners. Its ends run parallel to the radius, so the opening between two bands
 * is equally wide inside and outside.
 */
export function bandPath({ from, to, inner, outer, gaps = SCREEN_GAPS }: Band): string {
  const corner = Math.min(6, (outer - inner) / 3.5)
  const start = (radius: number, inset = 0) =>
    pointAt(radius, from + degrees(Math.asin((halfGapAt(from, gaps) + inset) / radius)))
  const end = (radius: number, inset = 0) =>
    pointAt(radius, to - degrees(Math.asin((halfGapAt(to, gaps) + inset) / radius)))
  return [
    `M${written(start(outer, corner))}`,
    `A${outer} ${outer} 0 0 1 ${written(end(outer, corner))}`,
    `Q${written(end(outer))} ${written(end(outer - corner))}`,
    `L${written(end(inner + corner))}`,
    `Q${written(end(inner))} ${written(end(inner, corner))}`,
    `A${inner} ${inner} 0 0 0 ${written(start(inner, corner))}`,
    `Q${written(start(inner))} ${written(start(inner + corner))}`,
    `L${written(start(outer - corner))}`,
    `Q${written(start(outer))} ${written(start(outer, corner))}Z`,
  ].join('')
}

/** A stroke path along a circle, for progress: `share` 0..1 of the way round, leaving the gap at the top open. */
export function progressPath(radius: number, share: number): string {
  const gap = degrees(Math.asin((SCREEN_GAPS.top + 6) / radius))
  const sweep = Math.min(1, Math.max(0, share)) * (360 - 2 * gap)
  const large = sweep > 180 ? 1 : 0
  return `M${written(pointAt(radius, gap))}A${radius} ${radius} 0 ${large} 1 ${written(pointAt(radius, gap + sweep))}`
}
