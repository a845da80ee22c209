import { hashOf } from './address'
import { answersOf } from './answers'
import type { Book } from './book'
import styles from './call-page.module.css'
import type { Call } from './calls'
import { copyable } from './copyable'
import { curlOf } from './curl'
import { breakable, element } from './element'
import { exampleOf } from './example'
import { fieldList, openAllButton } from './fields'
import { methodMark } from './method-mark'
import type { Operation, Parameter, Schema } from './open-api'
import { type Field, fieldsOf, limitsOf, typeOf, valuesOf } from './schema'
import { filled, wordOf, words } from './words'

const schemaOf = (content: Record<string, { schema?: Schema }> | undefined) => Object.values(content ?? {})[0]?.schema

function credentialsOf({ security }: Operation): string {
  const names = words.credentials
  const alternatives = security.map((schemes) => {
    const parts = Object.keys(schemes).map((scheme) => wordOf<string>(names, scheme) ?? scheme)
    return parts.length > 0 ? parts.join(names.and) : names.nothing
  })
  return alternatives.join(names.or)
}

function repeatsOf(count: number): string {
  if (count === 0) return words.repeats.none
  return filled(count === 1 ? words.repeats.one : words.repeats.other, { count })
}

function facts({ operation, caller }: Call): HTMLElement {
  const rows: [string, string][] = [
    [words.call.who, wordOf(words.callers, caller)?.needs ?? caller],
    [words.call.credentials, credentialsOf(operation)],
    [words.call.retries, repeatsOf(operation['x-retries'])],
    [words.call.operation, operation.operationId],
  ]
  const entries = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  return element('dl', { class: styles.facts }, ...entries)
}

const fieldOf = ({ name, required, description, schema = {} }: Parameter, { schemas }: Book): Field => ({
  name,
  type: typeOf(schema, schemas),
  isRequired: required === true,
  limits: limitsOf(schema, schemas),
  values: valuesOf(schema, schemas),
  description: description ?? schema.description,
  sameAs: undefined,
  fields: () => fieldsOf(schema, schemas),
})

const PLACES = { path: words.call.in_path, query: words.call.query, header: words.call.header }

type Heading = 'h2' | 'h3'

function section(heading: Heading, title: string, ...content: Node[]): HTMLElement {
  return element('section', { class: styles.section }, element(heading, {}, title), ...content)
}

function request({ operation }: Call, book: Book, heading: Heading): HTMLElement[] {
  const parameters = Object.entries(PLACES).flatMap(([place, title]) => {
    const here = (operation.parameters ?? []).filter((parameter) => parameter.in === place)
    const fields = here.map((parameter) => fieldOf(parameter, book))
    return fields.length > 0 ? [section(heading, title, fieldList(fields, 'sent'))] : []
  })
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema = {} }]) => {
    const fields = fieldsOf(schema, book.schemas)
    const content = fields.length > 0 ? fieldList(fields, 'sent') : element('p', {}, words.call.no_fields)
    return section(heading, `${words.call.body}, ${type}`, content)
  })
  const sections = [...parameters, ...bodies]
  return sections.length > 0 ? sections : [element('p', { class: styles.none }, words.call.no_body)]
}

const asText = (value: unknown) => JSON.stringify(value, null, 2)

function examples(call: Call, { base, schemas }: Book): HTMLElement {
  const body = schemaOf(call.operation.requestBody?.content)
  const [status, answer] = Object.entries(call.operation.responses).find(([code]) => code.startsWith('2')) ?? []
  const reply = schemaOf(answer?.content)
  const wish = { schemas, fields: 'all' } as const
  return element(
    'div',
    { class: styles.examples },
    copyable(words.call.curl, curlOf(call, base, schemas)),
    body && copyable(words.call.example_body, asText(exampleOf(body, wish))),
    reply && copyable(filled(words.call.example_answer, { status: status ?? '' }), asText(exampleOf(reply, wish))),
  )
}

/** One call with all there is to know about it; as a page of its own, or as a part of all of them. */
export function callView(call: Call, book: Book, as: 'page' | 'part'): HTMLElement {
  const [title, heading] = as === 'page' ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  const link = hashOf({ document: book.name, page: call.slug })
  const prefix = new URL(book.base).pathname.replace(/\/$/, '')
  const all = element(
    'div',
    {},
    facts(call),
    ...request(call, book, heading),
    section(heading, words.call.answers, ...answersOf(call.operation, book.schemas)),
  )
  if (all.querySelector('details')) all.append(openAllButton(all))
  return element(
    'article',
    { class: styles.call },
    element(
      'header',
      { class: styles.head },
      element(
        title,
        { class: styles.path, tabindex: '-1' },
        methodMark(call.method),
        ' ',
        ...breakable(prefix + call.path),
      ),
      element('p', { class: styles.summary }, call.operation.summary),
      as === 'part' && element('a', { class: styles.link, href: link }, words.call.link),
    ),
    element('div', { class: styles.columns }, all, examples(call, book)),
  )
}
