import type { Frame } from '../types'
import type { PageHead } from './document'
import { landing } from './landing'
import { about, book, certification, links, offer, redirect, register, support, training } from './marketing'
import { quiz } from './quiz'
import type { ContentReader } from './read-content'
import { learn, legal, references } from './reading'

/** A page at its addresses: which component, which texts, and what stands in its head. */
export interface Route {
  /** The first is its own; the others show the same. */
  paths: string[]
  page: string
  texts: unknown
  head: PageHead
}

export type RouteMaker = (content: ContentReader, frame: Frame) => Route[]

const MAKERS: RouteMaker[] = [
  landing,
  certification,
  offer,
  register,
  training,
  book,
  about,
  links,
  support,
  redirect,
  learn,
  references,
  legal,
  quiz,
]

export const routesOf = (content: ContentReader, frame: Frame): Route[] =>
  MAKERS.flatMap((make) => make(content, frame))
