// Plane geometry of the figures. Lengths are figure units (a standing adult is about 200 high), y grows downwards.
// Angles of limbs are degrees: 0 hangs straight down, 90 points to the viewer's right, 180 straight up.

export interface Point {
  x: number
  y: number
}

export interface Circle extends Point {
  r: number
}

const SAMPLES = 60

export const point = (x: number, y: number): Point => ({ x, y })
export const plus = (a: Point, b: Point): Point => point(a.x + b.x, a.y + b.y)
export const minus = (a: Point, b: Point): Point => point(a.x - b.x, a.y - b.y)
export const times = (a: Point, factor: number): Point => point(a.x * factor, a.y * factor)
export const between = (a: Point, b: Point, share: number): Point => plus(a, times(minus(b, a), share))
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export function along(degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180
  return point(Math.sin(radians) * length, Math.cos(radians) * length)
}

/** The limb angle of a vector, in (-180, 180]. */
export const angleOf = ({ x, y }: Point): number => (Math.atan2(x, y) * 180) / Math.PI

/** Turns a vector clockwise on the screen. */
export function turned({ x, y }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  return point(x * cosine - y * sine, x * sine + y * cosine)
}

export const written = (value: number): string => String(Number(value.toFixed(1)) + 0)
export const at = ({ x, y }: Point): string => `${written(x)} ${written(y)}`

const AROUND = Array.from({ length: SAMPLES }, (_, step) => along((step * 360) / SAMPLES, 1))

interface Sample extends Point {
  circle: number
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

function half(samples: Sample[]): Sample[] {
  const chain: Sample[] = []
  for (const sample of samples) {
    for (;;) {
      const [o, a] = [chain.at(-2), chain.at(-1)]
      if (o === undefined || a === undefined || cross(o, a, sample) > 1e-9) break
      chain.pop()
    }
    chain.push(sample)
  }
  chain.pop()
  return chain
}

function convex(samples: Sample[]): Sample[] {
  const sorted = [...samples].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Consecutive hull points of one circle become one arc. */
function runs(hull: Sample[]): Sample[][] {
  const start = hull.findIndex((sample, index) => sample.circle !== hull.at(index - 1)?.circle)
  const ordered = start <= 0 ? hull : [...hull.slice(start), ...hull.slice(0, start)]
  const found: Sample[][] = []
  for (const sample of ordered) {
    const last = found.at(-1)
    if (last?.[0]?.circle === sample.circle) last.push(sample)
    else found.push([sample])
  }
  return found
}

function arc(run: Sample[], radius: number): string {
  const end = run.at(-1)
  if (end === undefined || run.length < 2) return ''
  const large = run.length - 1 > SAMPLES / 2 ? 1 : 0
  return `A${written(radius)} ${written(radius)} 0 ${large} 1 ${at(end)}`
}

/** Round two circles the tangents are known; the figures move at the speed of the screen, so most parts go this way. */
function bandRoundTwo(a: Circle, b: Circle): string {
  const span = distance(a, b)
  if (span <= Math.abs(a.r - b.r)) return circlePath(a.r > b.r ? a : b)
  const way = Math.atan2(b.y - a.y, b.x - a.x)
  const open = Math.acos((a.r - b.r) / span)
  const on = ({ x, y, r }: Circle, angle: number) => at(point(x + r * Math.cos(angle), y + r * Math.sin(angle)))
  const round = (r: number, large: boolean) => `A${written(r)} ${written(r)} 0 ${large ? 1 : 0} 1 `
  const [far, near] = [round(b.r, open > Math.PI / 2), round(a.r, open < Math.PI / 2)]
  return `M${on(b, way - open)}${far}${on(b, way + open)}L${on(a, way + open)}${near}${on(a, way - open)}Z`
}

/** The outline of a rubber band round circles: what limbs, trunk and head are made of. Always wound the same way. */
export function hullPath(circles: readonly Circle[]): string {
  const [first, second] = circles
  if (first && circles.length === 1) return circlePath(first)
  if (first && second && circles.length === 2) return bandRoundTwo(first, second)
  return bandRoundMany(circles)
}

function bandRoundMany(circles: readonly Circle[]): string {
  const samples = circles.flatMap((circle, index) =>
    AROUND.map((towards) => ({
      x: circle.x + towards.x * circle.r,
      y: circle.y + towards.y * circle.r,
      circle: index,
    })),
  )
  return runs(convex(samples))
    .map((run, index) => {
      const first = run[0]
      return first === undefined
        ? ''
        : `${index === 0 ? 'M' : 'L'}${at(first)}${arc(run, circles[first.circle]?.r ?? 0)}`
    })
    .join('')
    .concat('Z')
}

export function circlePath({ x, y, r }: Circle): string {
  const radius = written(r)
  return `M${at(point(x - r, y))}a${radius} ${radius} 0 1 1 ${written(2 * r)} 0a${radius} ${radius} 0 1 1 ${written(-2 * r)} 0Z`
}
