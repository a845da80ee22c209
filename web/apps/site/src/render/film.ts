import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame } from '../types'
import type { Route } from './routes'

interface Script {
  scenes: unknown
  chapters: unknown
}

/** A film that was made of other texts than the page's is not shown: the page then draws the scenes itself. */
function isOf({ scenes, chapters }: Script, brand: string, folder: string): boolean {
  const made = join(folder, 'training.json')
  if (!existsSync(made)) return false
  const mark = createHash('sha256').update(JSON.stringify({ scenes, chapters, brand })).digest('hex')
  return JSON.parse(readFileSync(made, 'utf8')).mark === mark
}

/** Tells the page of the training whether there is a film (`./dev site film`), and puts it beside the pages. */
export function withFilm(routes: readonly Route[], { brand }: Frame, folder: string, dist: string): Route[] {
  return routes.map((route) => {
    if (route.page !== 'Training') return route
    const hasFilm = isOf(route.texts as Script, brand.name, folder)
    if (hasFilm) cpSync(folder, join(dist, 'film'), { recursive: true })
    return { ...route, texts: { ...(route.texts as object), has_film: hasFilm } }
  })
}
