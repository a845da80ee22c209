// Draws one frame of the hero film on a canvas: `drawFilm(context, {width, height, share})`, share 0..1 of the loop.
// Everything that moves returns to where it began, so the last frame runs into the first. The loop is one breath: ten
// seconds, four in and six out, which is six a minute.
const NIGHT = '#0f141c'
const BANDS = ['#8fa8e6', '#6cc9b6', '#f2c45a', '#f29a6b', '#f0868c', '#b3aecb']
const TAU = Math.PI * 2

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
function mix(over, under, share) {
  const [a, b] = [channels(over), channels(under)]
  return `rgb(${a.map((value, index) => Math.round(value * share + b[index] * (1 - share))).join(' ')})`
}

/** 0 empty, 1 full; smooth at both turns. */
function breath(share) {
  const wave = (part) => 0.5 - 0.5 * Math.cos(Math.PI * part)
  return share < 0.4 ? wave(share / 0.4) : 1 - wave((share - 0.4) / 0.6)
}

function layoutOf(width, height) {
  const wide = width > height
  const size = Math.min(width, height)
  return wide
    ? { x: width * 0.7, horizon: height * 0.62, radius: size * 0.31 }
    : { x: width * 0.5, horizon: height * 0.3, radius: size * 0.34 }
}

/** Sheets of paper in front of one another, lightest round the place where the light is. */
function sky(context, { width, height, x, horizon, radius }, full) {
  context.fillStyle = NIGHT
  context.fillRect(0, 0, width, height)
  const sheets = [
    [4.4, '#121924'],
    [3.5, '#17202d'],
    [2.75, '#1e2937'],
    [2.1, '#293442'],
    [1.6, '#3a3c49'],
    [1.2, '#54474f'],
    [0.84, '#7d5a58'],
    [0.54, '#ad7860'],
    [0.27, '#dda273'],
  ]
  sheets.forEach(([size, colour], index) => {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, horizon, radius * size * (1 + full * 0.035 * (index * 0.3 + 0.4)), 0, TAU)
    context.fill()
  })
}

function stars(context, { width, horizon }, share) {
  let seed = 11
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  for (let index = 0; index < 46; index += 1) {
    const [x, y, phase, size] = [random() * width, random() ** 1.6 * horizon * 0.8, random(), 0.7 + random() * 0.9]
    context.globalAlpha = 0.28 + 0.26 * Math.sin(TAU * (share + phase))
    context.fillStyle = '#f3ebdd'
    context.beginPath()
    context.arc(x, y, size, 0, TAU)
    context.fill()
  }
  context.globalAlpha = 1
}

function hills(context, { width, horizon }) {
  const ridge = (base, heights, colour) => {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, horizon + 4)
    for (let x = 0; x <= width; x += 8) {
      const rise = heights.reduce(
        (sum, [size, long, shift]) => sum + size * Math.sin((x / width) * TAU * long + shift),
        0,
      )
      context.lineTo(x, horizon - base - rise)
    }
    context.lineTo(width, horizon + 4)
    context.fill()
  }
  ridge(
    34,
    [
      [20, 0.8, 0.6],
      [7, 2.1, 2],
    ],
    '#2a333f',
  )
  ridge(
    14,
    [
      [9, 1.1, 2.4],
      [4, 2.7, 0.3],
    ],
    '#19212b',
  )
}

function ring(context, x, y, radius) {
  const thick = radius * 0.125
  context.lineWidth = thick
  context.lineCap = 'butt'
  BANDS.forEach((colour, index) => {
    const open = (side) => (side ? 6.2 : 1.05)
    const from = index * 60 + open(index === 0)
    const to = (index + 1) * 60 - open(index === 5)
    context.strokeStyle = colour
    context.beginPath()
    context.arc(x, y, radius, ((from - 90) * Math.PI) / 180, ((to - 90) * Math.PI) / 180)
    context.stroke()
  })
}

/** The rest of the ring in the water: slices that drift with the swell, dimmer and further apart the deeper they lie. */
function reflection(context, layout, share, radius) {
  const { width, height, x, horizon } = layout
  const glass = new OffscreenCanvas(width, height)
  ring(glass.getContext('2d'), x, horizon, radius)
  const slice = 2
  for (let y = Math.round(horizon); y < horizon + radius * 1.1 && y < height; y += slice) {
    const depth = (y - horizon) / radius
    const drift =
      (1 + depth * 6) * Math.sin(TAU * (share + y / 47)) + (0.6 + depth * 4) * Math.sin(TAU * (2 * share - y / 19))
    const gap = Math.sin(TAU * (y / 13 - share * 2)) + Math.sin(TAU * (y / 29 + share)) > 1.72 - depth * 0.5
    context.globalAlpha = Math.max(0, 0.86 - depth * 0.36) * (gap ? 0.25 : 1)
    context.drawImage(glass, 0, y, width, slice, drift, y, width, slice)
  }
  context.globalAlpha = 1
}

/** Paper waves from the horizon to the front: [depth 0..1, colour, its share, see-through]. */
const TIDE = [
  [0.0, '#8fa8e6', 0.3, 1],
  [0.1, '#8fa8e6', 0.24, 1],
  [0.24, '#6cc9b6', 0.3, 1],
  [0.42, '#6cc9b6', 0.22, 1],
  [0.62, '#8fa8e6', 0.2, 1],
  [0.82, '#8fa8e6', 0.1, 1],
]

function tide(context, { width, height, horizon }, share, full) {
  TIDE.forEach(([depth, colour, strength, alpha], index) => {
    const way = index % 2 === 0 ? 1 : -1
    const swell = 3 + depth * 17
    const long = 320 + depth * 420
    const base = horizon + 8 + (height - horizon) * depth * 0.94 - full * (2 + depth * 16)
    context.globalAlpha = alpha
    context.fillStyle = mix(colour, NIGHT, strength)
    context.shadowColor = 'rgb(0 0 0 / 0.34)'
    context.shadowBlur = 10 + depth * 18
    context.shadowOffsetY = -3
    context.beginPath()
    context.moveTo(-40, height + 40)
    for (let x = -40; x <= width + 40; x += 8) {
      const first = Math.sin(TAU * (x / long + way * share + index * 0.37))
      const second = Math.sin(TAU * ((x / long) * 1.73 - way * share + index * 0.21))
      context.lineTo(x, base - swell * (0.7 * first + 0.3 * second))
    }
    context.lineTo(width + 40, height + 40)
    context.fill()
    context.shadowColor = 'transparent'
  })
  context.globalAlpha = 1
}

/** The last light on the water, in strokes that widen and narrow with the swell. */
function glints(context, { x, height, horizon, radius }, share) {
  context.fillStyle = '#dda273'
  for (let index = 0; index < 9; index += 1) {
    const y = horizon + 7 + index ** 1.45 * 5
    const long = radius * (0.3 - index * 0.02) * (0.62 + 0.38 * Math.sin(TAU * (share + index * 0.29)))
    const shift = Math.sin(TAU * (share + index * 0.41)) * (3 + index)
    context.globalAlpha = 0.5 - index * 0.048
    context.beginPath()
    context.roundRect(x - long + shift, y, 2 * long, Math.min(2.6, height / 300), 1.3)
    context.fill()
  }
  context.globalAlpha = 1
}

/** A small boat that the tide lifts, far out, in front of the light. */
function boat(context, { width, height, horizon }, share, full) {
  const wide = width > height
  const x = width * (wide ? 0.655 : 0.41) + Math.sin(TAU * share) * 3
  const y = horizon + (height - horizon) * 0.1 - full * 3
  context.save()
  context.translate(x, y)
  context.rotate(Math.sin(TAU * share + 1) * 0.035)
  context.fillStyle = '#0f141c'
  context.fill(new Path2D('M-15 0q15 4 31-1q-3 9-8 10h-14q-6-2-9-9Z'))
  context.fillStyle = '#edeae3'
  context.fill(new Path2D('M-1-3v-27q-5 16-14 26q8 2 14 1Z'))
  context.fillStyle = '#c9c8c6'
  context.fill(new Path2D('M2-3v-21q9 8 11 19Z'))
  context.restore()
}

globalThis.drawFilm = (context, { width, height, share }) => {
  const layout = { width, height, ...layoutOf(width, height) }
  const full = breath(share)
  const radius = layout.radius * (1 + 0.07 * (full - 0.5))
  sky(context, layout, full)
  stars(context, layout, share)
  context.save()
  context.beginPath()
  context.rect(0, 0, width, layout.horizon + 2)
  context.clip()
  ring(context, layout.x, layout.horizon, radius)
  context.restore()
  hills(context, layout)
  context.fillStyle = mix('#776359', NIGHT, 0.3)
  context.fillRect(0, layout.horizon, width, height)
  tide(context, layout, share, full)
  reflection(context, layout, share, radius)
  glints(context, layout, share)
  boat(context, layout, share, full)
}
