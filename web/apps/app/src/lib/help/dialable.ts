import type { HelpCountry } from '@evenkeel/api'
import { telephone, textMessage } from './telephone'

/** A piece of a text, with where it leads. */
export interface Piece {
  text: string
  href?: string
}

/** Words of the member stand in quotation marks; a number in them is not one to call. */
const QUOTED = /(“[^”]*”|„[^“]*“|«[^»]*»)/
/** Long enough that it can only be a telephone number. */
const LONG_NUMBER = String.raw`\+?\d[\d ()-]{5,}\d`
const SITE = String.raw`(?:[a-z0-9-]+\.)+(?:com|org|net|info)(?:/[\w/-]*)?`
const DATE = /^\d{4}-\d\d-\d\d$/
/** Two digits are as likely minutes; Help now has them as a button. */
const SHORTEST = 3

const numberIn = (way: string) => (/^[+\d\s()/-]+/.exec(way)?.[0] ?? '').trim()
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const pattern = (number: string) => number.replaceAll(/[+()]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s`)

interface Known {
  calls: Set<string>
  texts: Set<string>
  all: string[]
}

function numbersOf(country: HelpCountry | undefined): Known {
  const lines = country?.lines ?? []
  const calls = [...(country?.emergency ?? []), ...lines.flatMap(({ phone }) => phone ?? [])].map(numberIn)
  const texts = lines.flatMap(({ sms }) => sms ?? []).map(numberIn)
  const all = [...new Set([...calls, ...texts])].filter((number) => digitsOf(number).length >= SHORTEST)
  return { calls: new Set(calls.map(digitsOf)), texts: new Set(texts.map(digitsOf)), all }
}

/** What is dialled or opened; undefined where it is none of both. "988, or text 988" is called first and written to then. */
function leadsTo(text: string, known: Known, before: ReadonlySet<string>): string | undefined {
  if (/[a-z]/i.test(text)) return `https://${text}`
  const digits = digitsOf(text)
  if (DATE.test(text)) return undefined
  const isToWrite = known.texts.has(digits) && (before.has(digits) || !known.calls.has(digits))
  return isToWrite ? textMessage(text) : telephone(text)
}

/**
 * A text with its telephone numbers and sites as links: the numbers of the member's country as Help now has them, and
 * whatever is long enough to be one. The pieces together are the text.
 */
export function dialable(text: string, country: HelpCountry | undefined): Piece[] {
  const known = numbersOf(country)
  const longestFirst = known.all.toSorted((one, other) => other.length - one.length).map(pattern)
  const ways = new RegExp(`(?<![\\w+.,/@-])(${[...longestFirst, LONG_NUMBER, SITE].join('|')})(?![\\w/])`, 'i')
  const before = new Set<string>()
  return text.split(QUOTED).flatMap((part, index) => {
    if (index % 2 === 1) return [{ text: part }]
    return part.split(ways).flatMap((piece, at): Piece[] => {
      if (piece === '') return []
      const href = at % 2 === 1 ? leadsTo(piece, known, before) : undefined
      if (href) before.add(digitsOf(piece))
      return [href ? { text: piece, href } : { text: piece }]
    })
  })
}
