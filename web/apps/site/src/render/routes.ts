import type { Frame } from '../types'
import type { Head } from './document'
import { landing } from './landing'
import type { ContentReader } from './read-content'

/** A page at its addresses: which component, which texts, and what stands in its head. */
export interface Route {
  /** The first is its own; the others show the same. */
  paths: string[]
  page: string
  texts: unknown
  head: Head
}

export type RouteMaker = (content: ContentReader, frame: Frame) => Route[]

const MAKERS: RouteMaker[] = [landing]

export const routesOf = (content: ContentReader, frame: Frame): Route[] =>
  MAKERS.flatMap((make) => make(content, frame))
