import type { Frame, LanguageLink } from '../types'
import { readFrame } from './frame'
import { landing } from './landing'
import { about, support } from './marketing'
import { quiz } from './quiz'
import type { ContentReader } from './read-content'
import type { Route, RouteMaker } from './routes'

/** Pages that are spoken in other languages too. */
const MAKERS: RouteMaker[] = [landing, about, support, quiz]

interface LanguageFile {
  name: string
  right_to_left: boolean
}

export interface SpokenRoute extends Route {
  frame: Frame
}

const below = (language: string, path: string) => (path === '/' ? `/${language}` : `/${language}${path}`)

const routesIn = (content: ContentReader, frame: Frame): Route[] => MAKERS.flatMap((make) => make(content, frame))

function frameIn(content: ContentReader): Frame {
  const { language } = content
  const { right_to_left } = content.yaml<LanguageFile>(`locales/${language}/language.yaml`)
  const frame = readFrame(content)
  const spoken = routesIn(content, frame).map(({ paths }) => paths[0] ?? '/')
  return { ...frame, language, isRightToLeft: right_to_left, spoken }
}

function inLanguage(content: ContentReader): SpokenRoute[] {
  const frame = frameIn(content)
  return routesIn(content, frame).map((route) => ({
    ...route,
    frame,
    paths: [below(content.language, route.paths[0] ?? '/')],
    head: { ...route.head, canonical: below(content.language, route.head.canonical) },
  }))
}

/** Every page with the addresses at which it speaks other languages. */
export function withLanguages(content: ContentReader, english: SpokenRoute[]): SpokenRoute[] {
  const others = content.languages().map((language) => ({
    language,
    name: content.yaml<LanguageFile>(`locales/${language}/language.yaml`).name,
    routes: inLanguage(content.in(language)),
  }))
  const linksOf = (path: string): LanguageLink[] => {
    const links = others.flatMap(({ language, name, routes }) => {
      const there = below(language, path)
      return routes.some(({ head }) => head.canonical === there) ? [{ language, name, path: there }] : []
    })
    return links.length > 0 ? [{ language: 'en', name: 'English', path }, ...links] : []
  }
  const linked = (route: SpokenRoute): SpokenRoute => {
    const prefix = route.frame.language === 'en' ? '' : `/${route.frame.language}`
    const path = route.head.canonical.slice(prefix.length) || '/'
    return { ...route, frame: { ...route.frame, languages: linksOf(path) } }
  }
  return [...english, ...others.flatMap(({ routes }) => routes)].map(linked)
}
