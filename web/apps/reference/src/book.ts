import type { DocumentName } from './address'
import { type Call, callsOf, type Group, groupsOf } from './calls'
import type { OpenApi, Schemas } from './open-api'

/** One document, ready to be looked at. */
export interface Book {
  name: DocumentName
  title: string
  version: string
  /** The address that every path continues, without a slash at its end. */
  base: string
  schemas: Schemas
  calls: Call[]
  groups: Group[]
}

/** Where the other two listeners are; only the server knows. */
interface Places {
  service_url: string
  dashboard_url: string
}

const ELSEWHERE: Places = { service_url: 'https://service.example.org', dashboard_url: 'https://dashboard.example.org' }

async function json<T>(address: string, request?: RequestInit): Promise<T> {
  const answer = await fetch(address, request)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
const placesFromServer = () => json<Places>('/api/config', asked).catch(() => ELSEWHERE)

async function originOf(name: DocumentName): Promise<string> {
  if (name === 'member') return location.origin
  const { service_url, dashboard_url } = await placesFromServer()
  return name === 'service' ? service_url : dashboard_url
}

export function bookOf(name: DocumentName, document: OpenApi, origin: string): Book {
  const calls = callsOf(document)
  return {
    name,
    title: document.info.title,
    version: document.info.version,
    base: (origin.replace(/\/$/, '') + (document.servers[0]?.url ?? '')).replace(/\/$/, ''),
    schemas: document.components.schemas,
    calls,
    groups: groupsOf(calls),
  }
}

async function load(name: DocumentName): Promise<Book> {
  const [document, origin] = await Promise.all([json<OpenApi>(fileOf(name)), originOf(name)])
  return bookOf(name, document, origin)
}

export const fileOf = (name: DocumentName) => `${import.meta.env.BASE_URL}${name}.json`

const loaded = new Map<DocumentName, Promise<Book>>()

/** Reads each document once; one that failed is asked for again. */
export function openBook(name: DocumentName): Promise<Book> {
  const known = loaded.get(name)
  if (known) return known
  const book = load(name)
  loaded.set(name, book)
  book.catch(() => loaded.delete(name))
  return book
}
