/** How an exercise left somebody, in one tap. */
export const RATINGS = ['calmer', 'same', 'worse'] as const
export type Rating = (typeof RATINGS)[number]

/** As the server counts an effect by the member's own word. */
const FELT: Readonly<Record<Rating, number>> = { calmer: 1, same: 0, worse: -1 }

export const feltOf = (rating: Rating): number => FELT[rating]

export const ratingOf = (felt: number): Rating => (felt > 0 ? 'calmer' : felt < 0 ? 'worse' : 'same')

const AT_EASE = 90
const SETTLED = 30
const WOUND_UP = 210
const OVERWHELMED = 270
const SHUT_DOWN = 330

/** A bad turn is drawn as a small step: it is the direction that was said, not how far. */
const STEP = 20
/** A good turn stops at the near edge of where it leads: the tap says calmer, not that everything is well. */
const SHARE_OF_THE_WAY = 5 / 6

const normalised = (angle: number) => ((angle % 360) + 360) % 360

/** Degrees from one place to another by the shorter way; clockwise counts up. */
export const shorterWay = (from: number, to: number) => normalised(to - from + 180) - 180

const isOnTheRight = (angle: number) => angle < 180
const isShutDown = (angle: number) => angle >= 300

function calmer(angle: number): number {
  if (angle >= 240 && !isShutDown(angle)) return WOUND_UP
  const goal = angle < 120 ? SETTLED : AT_EASE
  return normalised(angle + shorterWay(angle, goal) * SHARE_OF_THE_WAY)
}

function worse(angle: number): number {
  // Somebody at ease or settled is not shut down by a bad minute: their way leads through being wound up.
  if (isOnTheRight(angle)) return angle + STEP
  const goal = isShutDown(angle) ? SHUT_DOWN : OVERWHELMED
  const way = shorterWay(angle, goal)
  return normalised(angle + Math.sign(way) * Math.min(STEP, Math.abs(way)))
}

/** Where one tap moves the dot. A proposal: the person sees it named, and may drag it elsewhere. */
export function movedBy(rating: Rating, angle: number): number {
  if (rating === 'same') return angle
  return rating === 'calmer' ? calmer(normalised(angle)) : worse(normalised(angle))
}
