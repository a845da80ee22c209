import { element } from './element'
import styles from './fields.module.css'
import type { Field } from './schema'
import { filled, words } from './words'

/** A sent field is said to be required; a received one only where it may be missing. */
export type Direction = 'sent' | 'received'

function duty({ isRequired }: Field, direction: Direction): string | undefined {
  if (direction === 'sent') return isRequired ? words.call.required : undefined
  return isRequired ? undefined : words.call.may_be_missing
}

function line(field: Field, direction: Direction): (Node | undefined)[] {
  const must = duty(field, direction)
  return [
    element('code', { class: styles.name }, field.name),
    element('span', { class: styles.type }, field.type),
    must ? element('span', { class: styles.duty }, must) : undefined,
    ...field.limits.map((limit) => element('span', { class: styles.limit }, limit)),
  ]
}

function notes({ values, description, sameAs }: Field): (Node | undefined)[] {
  return [
    description ? element('p', { class: styles.note }, description) : undefined,
    values.length > 0
      ? element(
          'p',
          { class: styles.note },
          `${words.call.one_of} `,
          ...values.flatMap((value, index) => [index > 0 && ' ', element('code', {}, value)]),
        )
      : undefined,
    sameAs ? element('p', { class: styles.note }, filled(words.call.same_as, { name: sameAs })) : undefined,
  ]
}

/** A field whose own fields are made when it is opened, by hand or for paper. */
function opening(field: Field, direction: Direction): HTMLElement {
  const details = element('details', {}, element('summary', { class: styles.line }, ...line(field, direction)))
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(fieldList(field.fields(), direction))
  })
  return details
}

function item(field: Field, direction: Direction): HTMLElement {
  const isOpenable = !field.sameAs && field.fields().length > 0
  return element(
    'li',
    {},
    isOpenable ? opening(field, direction) : element('div', { class: styles.line }, ...line(field, direction)),
    ...notes(field),
  )
}

export function fieldList(fields: Field[], direction: Direction): HTMLElement {
  return element('ul', { class: styles.fields }, ...fields.map((field) => item(field, direction)))
}

/** Opens everything below a node, also what only appears by opening. Ends, because cycles are cut. */
function openAll(node: ParentNode): void {
  const closed = node.querySelectorAll<HTMLDetailsElement>('details:not([open])')
  for (const details of closed) {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  }
  if (closed.length > 0) openAll(node)
}

/** For reading and paper, which shows what is open. */
export function openAllButton(node: ParentNode): HTMLElement {
  const button = element('button', { type: 'button', class: styles.all }, words.call.open_all)
  button.addEventListener('click', () => openAll(node))
  return button
}
