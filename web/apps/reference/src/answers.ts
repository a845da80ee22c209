import styles from './answers.module.css'
import { element } from './element'
import { fieldList } from './fields'
import type { Operation, Response, Schemas } from './open-api'
import { fieldsOf, hasFields, typeOf } from './schema'
import { wordOf, words } from './words'

type Answer = [status: string, response: Response]

const isRefusal = ([, response]: Answer) => response['x-error-codes'] !== undefined

const contentOf = ({ content }: Response) => Object.entries(content ?? {})[0]

/** Statuses that answer the same are one entry: "200 Done. 201 Made." */
function together(answers: Answer[]): Answer[][] {
  const byContent = new Map<string, Answer[]>()
  for (const answer of answers) {
    const key = JSON.stringify(answer[1].content ?? null)
    byContent.set(key, [...(byContent.get(key) ?? []), answer])
  }
  return [...byContent.values()]
}

function fieldsOfAnswer(response: Response, schemas: Schemas): Node {
  const [type, { schema } = {}] = contentOf(response) ?? []
  if (!schema) return element('p', { class: styles.quiet }, type ?? words.call.no_content)
  if (hasFields(schema, schemas)) return fieldList(fieldsOf(schema, schemas), 'received')
  const kind = typeOf(schema, schemas)
  return element('p', { class: styles.quiet }, kind === 'Empty' ? words.call.no_fields : kind)
}

function success(answers: Answer[], schemas: Schemas): HTMLElement {
  const [first] = answers
  const statuses = answers.flatMap(([status, { description }]) => [
    element('strong', {}, status),
    element('span', {}, description),
  ])
  return element(
    'div',
    { class: styles.answer },
    element('p', { class: styles.statuses }, ...statuses),
    first && fieldsOfAnswer(first[1], schemas),
  )
}

function refusalRows(answers: Answer[]): HTMLElement[] {
  return answers.flatMap(([status, response]) =>
    (response['x-error-codes'] ?? []).map((code) =>
      element(
        'tr',
        {},
        element('td', { class: styles.status }, status),
        element('td', {}, element('code', {}, code)),
        element('td', { class: styles.meaning }, wordOf<string>(words.error_codes, code) ?? ''),
      ),
    ),
  )
}

export function refusalTable(answers: Answer[]): HTMLElement {
  const { status, error_code, meaning } = words.call
  const titles = [status, error_code, meaning].map((title) => element('th', { scope: 'col' }, title))
  return element(
    'table',
    { class: styles.refusals },
    element('caption', {}, words.call.refusals),
    element('thead', {}, element('tr', {}, ...titles)),
    element('tbody', {}, ...refusalRows(answers)),
  )
}

/** Shows the answers of a call by their status, then every refusal by its code. */
export function answersOf({ responses }: Operation, schemas: Schemas): HTMLElement[] {
  const answers = Object.entries(responses)
  const refusals = answers.filter(isRefusal)
  return [
    ...together(answers.filter((answer) => !isRefusal(answer))).map((same) => success(same, schemas)),
    ...(refusals.length > 0 ? [refusalTable(refusals)] : []),
  ]
}
