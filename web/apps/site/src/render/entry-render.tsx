// Renders every page from content/ into the folder of the built site. The build calls it, and `./dev site` again after
// texts have changed: nothing is bundled then, and a running server serves the new pages at once.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { Site } from '../Site'
import type { Frame, PageProps } from '../types'
import { BuiltAssets } from './assets'
import { documentOf } from './document'
import { withFilm } from './film'
import { readFrame } from './frame'
import { withLanguages } from './languages'
import { feedOf, robotsOf, sitemapOf } from './listings'
import { ContentReader } from './read-content'
import { type Route, routesOf } from './routes'

const pages = import.meta.glob<{ default: ComponentType<PageProps<never>> }>('../pages/*.tsx', { eager: true })

/** Whole addresses need an origin; a build does not know one, `./dev site --origin` does. */
const USUAL_ORIGIN = 'https://evenkeel.example'

interface RenderOptions {
  contentFolder: string
  dist: string
  /** Where the site is reached, for the addresses that have to be whole. */
  origin?: string | undefined
}

/** One piece of HTML: with the default chunk size React would add inline scripts, which our policy forbids. */
async function htmlOfPage(route: Route, props: PageProps<never>): Promise<string> {
  const Page = pages[`../pages/${route.page}.tsx`]?.default
  if (!Page) throw new Error(`there is no page ${route.page}`)
  const { prelude } = await prerender(
    <Site frame={props.frame}>
      <Page {...props} />
    </Site>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude as ReadableStream).text()
}

const spokenBy = ({ language, isRightToLeft, languages }: Frame) => ({ language, isRightToLeft, languages })

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

/** Answers the files that it has written. */
export async function renderSite({ contentFolder, dist, origin = USUAL_ORIGIN }: RenderOptions): Promise<string[]> {
  const content = new ContentReader(contentFolder)
  const frame = readFrame(content)
  const film = join(contentFolder, '../build/film')
  const english = withFilm(routesOf(content, frame), frame, film, dist).map((route) => ({ ...route, frame }))
  const routes = withLanguages(content, english)
  const assets = new BuiltAssets(dist)
  const written: string[] = []
  const write = (name: string, text: string) => {
    const path = join(dist, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    written.push(path)
  }
  for (const route of routes) {
    const props = { frame: route.frame, texts: route.texts } as PageProps<never>
    const html = documentOf({
      head: { ...route.head, ...spokenBy(route.frame) },
      assets: assets.of(`src/pages/${route.page}.tsx`),
      origin,
      pageId: route.page,
      props,
      html: await htmlOfPage(route, props),
    })
    for (const path of route.paths) write(fileOf(path), html)
  }
  write('sitemap.xml', sitemapOf(routes, origin))
  write('robots.txt', robotsOf(origin))
  write('learn/feed.xml', feedOf(routes, frame, origin))
  for (const folder of ['share', 'exercises', 'articles'])
    cpSync(join(contentFolder, 'pictures', folder), join(dist, 'pictures', folder), { recursive: true })
  return written
}
