import { type Address, ALL, HOW, hashOf } from './address'
import { type Book, fileOf } from './book'
import type { Area, Call, Group } from './calls'
import styles from './contents.module.css'
import { breakable, element } from './element'
import { methodMark } from './method-mark'
import { matches, searchable } from './search'
import { filled, wordOf, words } from './words'

export interface Contents {
  view: HTMLElement
  /** Marks the call that is open. */
  show: (address: Address) => void
  focusSearch: () => void
}

/** Without what the group's name says already: "account/login" among members, "check-in" among premium members. */
const shortPath = (path: string) => path.replace(/^\/(premium\/authorized|authorized|app-admin)\//, '/').slice(1)

function linkTo(call: Call, book: Book): HTMLAnchorElement {
  const label = element('span', { class: styles.path }, ...breakable(shortPath(call.path)))
  return element(
    'a',
    { href: hashOf({ document: book.name, page: call.slug }), title: call.operation.summary },
    methodMark(call.method),
    label,
  )
}

function areaView(area: Area, group: Group, linkOf: (call: Call) => HTMLElement): HTMLElement {
  const name = group.areas.length > 1 ? area.name || words.contents.other_area : ''
  const list = element('ul', {}, ...area.calls.map((call) => element('li', {}, linkOf(call))))
  return element('section', {}, name !== '' && element('h3', {}, name), list)
}

function groupView(group: Group, linkOf: (call: Call) => HTMLElement): HTMLElement {
  const title = wordOf(words.callers, group.caller)?.title ?? group.caller
  const areas = group.areas.map((area) => areaView(area, group, linkOf))
  return element('section', { class: styles.group }, element('h2', {}, title), ...areas)
}

function countInWords(count: number): string {
  if (count === 0) return words.contents.found_none
  return filled(count === 1 ? words.contents.found_one : words.contents.found_other, { count })
}

interface Entry {
  link: HTMLAnchorElement
  text: string
}

/** Shows what fits and hides the rest, with every heading that has nothing left below it. */
function narrow(list: HTMLElement, entries: Entry[], question: string): number {
  const found = entries.filter(({ link, text }) => {
    const fits = matches(text, question)
    link.parentElement?.toggleAttribute('hidden', !fits)
    return fits
  })
  for (const part of list.querySelectorAll('section')) {
    part.toggleAttribute('hidden', part.querySelector('li:not([hidden])') === null)
  }
  return found.length
}

/** Up and down move through what is shown; from the search downwards, and back into it from the first. */
function moveByKeys(view: HTMLElement, search: HTMLInputElement): void {
  view.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops: HTMLElement[] = [search, ...view.querySelectorAll<HTMLElement>('section li:not([hidden]) > a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    stops[at + step]?.focus()
  })
}

function searchField(): HTMLInputElement {
  return element('input', {
    type: 'search',
    id: 'search',
    class: styles.search,
    placeholder: words.contents.placeholder,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': 'search-keys',
  })
}

function ways(book: Book): HTMLElement {
  const { how, all, file } = words.contents
  const entries: [string, string][] = [
    [how, hashOf({ document: book.name, page: HOW })],
    [all, hashOf({ document: book.name, page: ALL })],
    [file, fileOf(book.name)],
  ]
  const links = entries.map(([title, href]) => element('li', {}, element('a', { href }, title)))
  return element('ul', { class: styles.ways }, ...links)
}

export function contentsOf(book: Book): Contents {
  const search = searchField()
  const said = element('p', { class: styles.said, role: 'status' }, countInWords(book.calls.length))
  const entries = new Map(
    book.calls.map((call) => [call, { link: linkTo(call, book), text: searchable(call, book.schemas) }]),
  )
  const linkOf = (call: Call) => entries.get(call)?.link ?? linkTo(call, book)
  const list = element('div', {}, ...book.groups.map((group) => groupView(group, linkOf)))
  const view = element(
    'nav',
    { class: styles.contents, 'aria-label': words.contents.label },
    ways(book),
    element('label', { for: 'search', class: styles.label }, words.contents.search),
    search,
    element('p', { id: 'search-keys', class: styles.keys }, words.contents.keys),
    said,
    list,
  )
  const find = () => {
    said.textContent = countInWords(narrow(list, [...entries.values()], search.value.trim()))
  }
  search.addEventListener('input', find)
  search.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector<HTMLAnchorElement>('li:not([hidden]) > a')?.click()
    if (key !== 'Escape') return
    search.value = ''
    find()
  })
  moveByKeys(view, search)
  return {
    view,
    focusSearch: () => {
      search.focus()
      search.select()
    },
    show: (address) => {
      for (const link of view.querySelectorAll('a')) {
        const isOpen = link.getAttribute('href') === hashOf(address)
        if (isOpen) link.setAttribute('aria-current', 'page')
        else link.removeAttribute('aria-current')
        // "nearest": the list stays where it is while its entry is in sight.
        if (isOpen) link.scrollIntoView?.({ block: 'nearest' })
      }
    },
  }
}
