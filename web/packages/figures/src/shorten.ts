// Writes a path in as few characters as it can: relative where that is shorter, no needless zeros and separators.

const SIZES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
/** One decimal is a tenth of a unit in a picture of 320. */
const rounded = (value: number) => Math.round(value * 10) / 10

type Command = [letter: string, ...values: number[]]

function commandsOf(d: string): Command[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = 'M', rest = '']) => {
    const size = SIZES[letter.toUpperCase()] ?? 0
    const arc = letter.toUpperCase() === 'A'
    const values = arc ? arcNumbers(rest) : (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (size === 0) return [[letter] as Command]
    return Array.from(
      { length: values.length / size },
      (_, index): Command => [
        index > 0 && letter === 'M' ? 'L' : index > 0 && letter === 'm' ? 'l' : letter,
        ...values.slice(index * size, (index + 1) * size),
      ],
    )
  })
}

/** The two flags of an arc may stand without a space behind them. */
function arcNumbers(text: string): number[] {
  const number = String.raw`\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))`
  const one = new RegExp(`${number}${number}${number}\\s*,?\\s*([01])\\s*,?\\s*([01])${number}${number}`, 'g')
  return [...text.matchAll(one)].flatMap((found) => found.slice(1).map(Number))
}

const numeral = (value: number) => String(rounded(value) + 0).replace(/^(-?)0\./, '$1.')

function written(values: readonly number[], arc: boolean): string {
  let text = ''
  values.forEach((value, index) => {
    const next = numeral(value)
    const flag = arc && (index === 4 || index === 5)
    const separate = index > 0 && !flag && !next.startsWith('-') && !(next.startsWith('.') && /\.\d*$/.test(text))
    text += arc && index === 3 ? ` ${next}` : `${separate ? ' ' : ''}${next}`
  })
  return text
}

interface Pen {
  x: number
  y: number
  startX: number
  startY: number
}

const pen = (): Pen => ({ x: 0, y: 0, startX: 0, startY: 0 })
const isX = (kind: string, index: number) =>
  kind === 'A' ? index === 5 : kind === 'H' || (kind !== 'V' && index % 2 === 0)
const isPlace = (kind: string, index: number) => kind !== 'A' || index > 4

/** Adds the pen's place to coordinates (sign 1), or takes it away (sign -1); radii and flags stay. */
const shifted = (kind: string, values: readonly number[], by: Pen, sign: 1 | -1) =>
  values.map((value, index) => (isPlace(kind, index) ? value + sign * (isX(kind, index) ? by.x : by.y) : value))

function moved(kind: string, values: readonly number[], from: Pen): Pen {
  if (kind === 'Z') return { ...from, x: from.startX, y: from.startY }
  const x = kind === 'V' ? from.x : (values.at(kind === 'H' ? -1 : -2) ?? from.x)
  const y = kind === 'H' ? from.y : (values.at(-1) ?? from.y)
  return kind === 'M' ? { x, y, startX: x, startY: y } : { ...from, x, y }
}

/** A line along an axis needs one number. */
function plain(kind: string, values: readonly number[], from: Pen): [string, readonly number[]] {
  const [x, y] = values
  if (kind !== 'L' || x === undefined || y === undefined) return [kind, values]
  if (rounded(y) === from.y) return ['H', [x]]
  return rounded(x) === from.x ? ['V', [y]] : [kind, values]
}

function spelled(kind: string, values: readonly number[], from: Pen): [letter: string, text: string] {
  const arc = kind === 'A'
  const far = written(values, arc)
  const near = written(shifted(kind, values, from, -1), arc)
  return near.length <= far.length && kind !== 'M' && kind !== 'Z' ? [kind.toLowerCase(), near] : [kind, far]
}

/** The same drawing somewhere else, larger or smaller. */
export function laidAt(d: string, to: { x: number; y: number; scale: number }): string {
  const change = (letter: string, value: number, index: number) => {
    const kind = letter.toUpperCase()
    if (kind === 'A' && index > 1 && index < 5) return value
    const here = letter === kind && isPlace(kind, index) ? (isX(kind, index) ? to.x : to.y) : 0
    return value * to.scale + here
  }
  return commandsOf(d)
    .map(([letter, ...values]) => `${letter}${values.map((value, index) => change(letter, value, index)).join(' ')}`)
    .join('')
}

/** The same drawing, shorter. Rounding does not add up: each command starts where the written pen really is. */
export function shortened(d: string): string {
  let [exact, ink, before] = [pen(), pen(), '']
  let text = ''
  for (const [letter, ...values] of commandsOf(d)) {
    const upper = letter.toUpperCase()
    const target = letter === upper ? values : shifted(upper, values, exact, 1)
    exact = moved(upper, target, exact)
    const goal = target.map((value, index) => (isPlace(upper, index) ? rounded(value) : value))
    const [kind, numbers] = plain(upper, goal, ink)
    const [sign, written] = spelled(kind, numbers, ink)
    ink = moved(kind, numbers, ink)
    const joined = sign === before && kind !== 'M' && kind !== 'Z'
    text += joined ? `${written.startsWith('-') ? '' : ' '}${written}` : `${sign}${written}`
    before = sign
  }
  return text
}
