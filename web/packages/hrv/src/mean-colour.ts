export interface Colour {
  red: number
  green: number
  blue: number
}

/** Mean colour of RGBA pixels. */
export function meanColour(pixels: Uint8ClampedArray | Uint8Array): Colour {
  let red = 0
  let green = 0
  let blue = 0
  for (let index = 0; index < pixels.length; index += 4) {
    red += pixels[index] ?? 0
    green += pixels[index + 1] ?? 0
    blue += pixels[index + 2] ?? 0
  }
  const count = Math.max(1, pixels.length / 4)
  return { red: red / count, green: green / count, blue: blue / count }
}
