// Pictures without people, one for each article.
import { circlePath } from '../geometry'
import type { Colours } from '../scenes'
import { cut, type Shape } from '../shapes'
import { BODY } from './body'
import { HOME } from './home'
import { type Motif, motifShapes } from './motif'
import { OUTSIDE } from './outside'

export const MOTIFS: Record<string, Motif> = { ...HOME, ...OUTSIDE, ...BODY }
export const isMotif = (name: string): boolean => Object.hasOwn(MOTIFS, name)

export const ARTICLE_FRAME = { width: 320, height: 200 }

/** The shape behind a motif: each has its own silhouette, so that neighbours of one colour still differ. */
const BACKDROPS = {
  sun: ({ state, accent }: Colours) => [
    cut(circlePath({ x: 160, y: 92, r: 74 }), `${accent}/30`),
    cut('M0 164Q80 144 160 158T320 150V200H0Z', `${state}/40`),
  ],
  hills: ({ state, accent }: Colours) => [
    cut(circlePath({ x: 252, y: 58, r: 26 }), `${accent}/60`),
    cut('M0 132Q70 76 150 120T320 96V200H0Z', `${state}/26`),
    cut('M0 160Q120 138 200 156T320 150V200H0Z', `${state}/48`),
  ],
  arch: ({ state, accent }: Colours) => [
    cut('M84 200V96a76 76 0 0 1 152 0V200Z', `${accent}/30`),
    cut('M0 160H320V200H0Z', `${state}/42`),
  ],
  waves: ({ state, accent }: Colours) => [
    cut(circlePath({ x: 70, y: 62, r: 30 }), `${accent}/55`),
    cut('M0 120q27-16 54 0t54 0t53 0t53 0t53 0t53 0V200H0Z', `${state}/24`),
    cut('M0 158q40-14 80 0t80 0t80 0t80 0V200H0Z', `${state}/46`),
  ],
  slope: ({ state, accent }: Colours) => [
    cut('M0 60L320 20V200H0Z', `${accent}/22`),
    cut('M0 168Q140 176 320 138V200H0Z', `${state}/46`),
  ],
  leaf: ({ state, accent }: Colours) => [
    cut('M60 150C20 60 120 0 200 22C300 40 300 130 230 158C170 178 90 190 60 150Z', `${accent}/28`),
    cut('M0 166Q160 148 320 166V200H0Z', `${state}/42`),
  ],
} satisfies Record<string, (colours: Colours) => Shape[]>

export type BackdropName = keyof typeof BACKDROPS
export const isBackdrop = (name: string): name is BackdropName => Object.hasOwn(BACKDROPS, name)

export interface ArticlePicture extends Colours {
  motif: string
  backdrop: BackdropName
}

export function articleShapes(picture: ArticlePicture): Shape[] {
  const place = { x: 160, y: 106, scale: 1.16 }
  return [
    cut('M0 0H320V200H0Z', `${picture.state}/13`),
    ...BACKDROPS[picture.backdrop](picture),
    ...motifShapes(MOTIFS[picture.motif] ?? [], picture, place),
  ]
}
