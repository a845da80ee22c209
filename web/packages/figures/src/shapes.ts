import { css, ownValues, type Tone } from './paint'
import { shortened } from './shorten'

/** One cut-out or line of a picture. `outline` draws the ink round the outside of the fill, so parts can overlap. */
export interface Shape {
  d: string
  fill: Tone
  outline?: boolean
  /** Width of a line that is not an outline. */
  stroke?: number
  /** Of a line; ink when absent. */
  colour?: Tone
  /** The first shape of a figure: what follows is written as one group. */
  starts?: boolean
}

/** The one weight of line, in picture units. */
export const LINE = 2.3

export const cut = (d: string, fill: Tone): Shape => ({ d, fill })
export const outlined = (d: string, fill: Tone): Shape => ({ d, fill, outline: true })
export const line = (d: string, colour: Tone = 'line', stroke = LINE): Shape => ({ d, fill: 'none', stroke, colour })

interface Writing {
  paint: (tone: Tone) => string
  shorten: (d: string) => string
}

/** Inside a group of outlines, what the group says already is not said again. */
interface Group {
  fill: Tone
}

function attributes(shape: Shape, { paint }: Writing, group?: Group): string {
  const found = group?.fill === shape.fill ? [] : [`fill="${paint(shape.fill)}"`]
  const colour = shape.colour ?? 'line'
  if (shape.stroke && !(group && colour === 'line')) found.push(`stroke="${paint(colour)}"`)
  if (shape.stroke) found.push(`stroke-width="${shape.stroke}"`)
  if (group && !shape.outline && !shape.stroke) found.push('stroke="none"')
  return found.map((attribute) => ` ${attribute}`).join('')
}

/** Neighbouring lines of one kind share an element; cut-outs do not, for where they overlap one could undo the other. */
function elements(shapes: readonly Shape[], writing: Writing, group?: Group): string {
  const runs: { key: string; paths: string[]; merge: boolean }[] = []
  for (const shape of shapes) {
    const key = attributes(shape, writing, group)
    const merge = shape.fill === 'none'
    const last = runs.at(-1)
    if (last?.key === key && last.merge && merge) last.paths.push(shape.d)
    else runs.push({ key, paths: [shape.d], merge })
  }
  return runs.map(({ key, paths }) => `<path${key} d="${writing.shorten(paths.join(''))}"/>`).join('')
}

function commonest(shapes: readonly Shape[]): Tone {
  const counts = new Map<Tone, number>()
  for (const { fill } of shapes) counts.set(fill, (counts.get(fill) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'none'
}

function section(shapes: readonly Shape[], writing: Writing): string {
  const first = shapes.findIndex(({ outline }) => outline)
  const last = shapes.findLastIndex(({ outline }) => outline)
  if (first < 0) return elements(shapes, writing)
  const inked = shapes.slice(first, last + 1)
  const group = { fill: commonest(inked) }
  const { paint } = writing
  const open = `<g fill="${paint(group.fill)}" stroke="${paint('line')}" stroke-width="${2 * LINE}" paint-order="stroke">`
  return `${elements(shapes.slice(0, first), writing)}${open}${elements(inked, writing, group)}</g>${elements(shapes.slice(last + 1), writing)}`
}

/** The elements of a drawing. `shorten` may be left out where time matters more than size, as between frames. */
export function svgOf(
  shapes: readonly Shape[],
  paint: (tone: Tone) => string = css,
  shorten: (d: string) => string = shortened,
): string {
  const sections: Shape[][] = [[]]
  for (const shape of shapes) {
    if (shape.starts) sections.push([])
    sections.at(-1)?.push(shape)
  }
  return sections.map((part) => section(part, { paint, shorten })).join('')
}

interface Frame {
  title: string
  width?: number
  height?: number
  /** A region outside of which nothing shows, with an id that is this picture's alone. */
  clip?: { id: string; d: string }
  paint?: (tone: Tone) => string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A whole picture as a file: title for people who do not see it, colours for light and dark. */
export function pictureSvg(shapes: readonly Shape[], frame: Frame): string {
  const { title, width = 320, height = 320, clip, paint } = frame
  const tones = shapes.flatMap((shape) => [shape.fill, shape.colour ?? 'line'])
  const body = svgOf(shapes, paint)
  const content = clip
    ? `<clipPath id="${clip.id}"><path d="${clip.d}"/></clipPath><g clip-path="url(#${clip.id})">${body}</g>`
    : body
  const style = paint ? '' : `<style>${ownValues(tones)}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" stroke-linecap="round" stroke-linejoin="round"><title>${escaped(title)}</title>${style}${content}</svg>\n`
}
