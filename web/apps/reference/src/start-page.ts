import { refusalTable } from './answers'
import type { Book } from './book'
import { copyable } from './copyable'
import { element } from './element'
import { exampleOf } from './example'
import { fieldList } from './fields'
import type { Response } from './open-api'
import { fieldsOf } from './schema'
import styles from './start-page.module.css'
import { words } from './words'

/** Every refusal there is in this document, by status. */
function refusalsOf({ calls }: Book): [string, Response][] {
  const codes = new Map<string, Set<string>>()
  for (const { operation } of calls) {
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const code of response['x-error-codes'] ?? []) codes.set(status, (codes.get(status) ?? new Set()).add(code))
    }
  }
  return [...codes]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([status, names]) => [status, { description: '', 'x-error-codes': [...names].sort() }])
}

function part({ title, words: text }: { title: string; words: string }, ...more: Node[]): HTMLElement {
  return element('section', { class: styles.part }, element('h2', {}, title), element('p', {}, text), ...more)
}

function refusals(book: Book): Node[] {
  const problem = book.schemas.Problem
  if (!problem) return []
  const example = JSON.stringify(exampleOf(problem, { schemas: book.schemas, fields: 'all' }), null, 2)
  const fields = fieldsOf(problem, book.schemas).map((field) => ({ ...field, values: [] }))
  return [fieldList(fields, 'received'), copyable(words.call.refusals, example), refusalTable(refusalsOf(book))]
}

/** The way in: what holds for every call of a document. */
export function startPage(book: Book): HTMLElement {
  const { base, session, token, repeats, refusals: refused } = words.how
  const takesTokens = book.calls.some(({ operation }) => operation.security.some((schemes) => 'api_token' in schemes))
  return element(
    'article',
    { class: styles.start },
    element('h1', { tabindex: '-1' }, book.title),
    element('p', { class: styles.about }, words.about[book.name]),
    part(base, copyable(base.title, book.base)),
    part(session),
    ...(takesTokens ? [part(token)] : []),
    part(repeats),
    part(refused, ...refusals(book)),
  )
}
