/**
 * The ring is the plane of arousal and comfort, wound up: the top is rest, the bottom is drive, the right side is
 * comfortable and the left is not. The server places the point back on its ring by the same rule.
 */
export function arousalAndComfort(angle: number): { arousal: number; comfort: number } {
  const radians = (angle * Math.PI) / 180
  const rounded = (value: number) => Number(value.toFixed(4)) + 0
  return { arousal: rounded(-Math.cos(radians)), comfort: rounded(Math.sin(radians)) }
}

/** The angle of a place on the ring, in degrees. With body signs the server's own rule decides. */
export const angleOfPlace = ({ arousal, comfort }: { arousal: number; comfort: number }) =>
  ((Math.atan2(comfort, -arousal) * 180) / Math.PI + 360) % 360
