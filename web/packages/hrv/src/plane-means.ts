import type { Colour } from './mean-colour'

/** One plane of a planar video frame, or one of two interleaved in it. */
interface Plane {
  offset: number
  /** Bytes from one row to the next, and from one sample to the next. */
  stride: number
  step: number
  width: number
  height: number
}

export interface PlanarPicture {
  bytes: Uint8Array
  format: 'I420' | 'NV12'
  width: number
  height: number
  layout: readonly PlaneLayout[]
  /** `bt709` or anything else, which is read as BT.601. */
  matrix: string | null
  isFullRange: boolean
}

function meanOf(bytes: Uint8Array, { offset, stride, step, width, height }: Plane): number {
  let sum = 0
  for (let row = 0; row < height; row++) {
    const start = offset + row * stride
    for (let column = 0; column < width; column++) sum += bytes[start + column * step] ?? 0
  }
  return sum / Math.max(1, width * height)
}

function chromaPlanes({ format, layout, width, height }: PlanarPicture): [Plane, Plane] {
  const size = { width: width / 2, height: height / 2 }
  const first = layout[1] ?? { offset: 0, stride: 0 }
  if (format === 'NV12') {
    return [
      { ...first, ...size, step: 2 },
      { ...first, ...size, step: 2, offset: first.offset + 1 },
    ]
  }
  const second = layout[2] ?? first
  return [
    { ...first, ...size, step: 1 },
    { ...second, ...size, step: 1 },
  ]
}

/**
 * Mean colour of a picture from the means of its planes: the conversion to RGB is linear, so it commutes with the
 * mean, and no pixel is rounded on the way. Matrices: ITU-R BT.601 and BT.709.
 */
export function colourOfPlanes(picture: PlanarPicture): Colour {
  const luma: Plane = {
    offset: 0,
    stride: 0,
    ...picture.layout[0],
    step: 1,
    width: picture.width,
    height: picture.height,
  }
  const [blueDifference, redDifference] = chromaPlanes(picture)
  const [scale, chromaScale, black] = picture.isFullRange ? [1, 1, 0] : [255 / 219, 255 / 224, 16]
  const y = (meanOf(picture.bytes, luma) - black) * scale
  const cb = (meanOf(picture.bytes, blueDifference) - 128) * chromaScale
  const cr = (meanOf(picture.bytes, redDifference) - 128) * chromaScale
  const [kr, kb] = picture.matrix === 'bt709' ? [0.2126, 0.0722] : [0.299, 0.114]
  const red = y + 2 * (1 - kr) * cr
  const blue = y + 2 * (1 - kb) * cb
  const green = (y - kr * red - kb * blue) / (1 - kr - kb)
  const clamped = (value: number) => Math.min(255, Math.max(0, value))
  return { red: clamped(red), green: clamped(green), blue: clamped(blue) }
}
