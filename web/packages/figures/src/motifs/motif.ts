// A motif is a small still life in a box from -60 to 60, standing on 52: what an article is about, without people.
import type { Colours } from '../scenes'
import { cut, line, outlined, type Shape } from '../shapes'
import { laidAt } from '../shorten'

/** o: outlined, c: cut-out, l: line. The tone is a state's share (s40), the accent's (a70), p paper, k white, i ink. */
export type Piece = readonly ['o' | 'c', string, string] | readonly ['l', string]
export type Motif = readonly Piece[]

function tone(short: string, { state, accent }: Colours): Shape['fill'] {
  const share = Number(short.slice(1))
  if (short.startsWith('s')) return `${state}/${share}`
  if (short.startsWith('a')) return `${accent}/${share}`
  return short === 'k' ? 'skin' : short === 'i' ? 'line' : 'paper'
}

export function motifShapes(motif: Motif, colours: Colours, to: { x: number; y: number; scale: number }): Shape[] {
  return motif.map((piece) => {
    const d = laidAt(piece[1], to)
    if (piece[0] === 'l') return line(d)
    return piece[0] === 'o' ? outlined(d, tone(piece[2], colours)) : cut(d, tone(piece[2], colours))
  })
}
