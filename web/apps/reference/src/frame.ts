import { type Address, DOCUMENTS, hashOf } from './address'
import { element } from './element'
import styles from './frame.module.css'
import ring from './ring.svg'
import { words } from './words'

export interface Frame {
  root: HTMLElement
  /** Puts the contents beside the page; without contents there is only the page. */
  show: (address: Address, page: HTMLElement, contents?: HTMLElement) => void
}

function tab(name: (typeof DOCUMENTS)[number]): HTMLAnchorElement {
  return element('a', { href: hashOf({ document: name, page: '' }) }, words.documents[name])
}

/** Makes the parts that stay: the name, the three documents, and places for contents and page. */
export function makeFrame(): Frame {
  const tabs = new Map(DOCUMENTS.map((name) => [name, tab(name)]))
  const aside = element('div', { class: styles.aside })
  const back = element('a', { class: styles.back }, `← ${words.contents.back}`)
  const place = element('div', {})
  const main = element('main', { class: styles.main, id: 'page', tabindex: '-1' }, back, place)
  const columns = element('div', { class: styles.columns }, aside, main)
  const skip = element('button', { type: 'button', class: styles.skip }, words.skip)
  skip.addEventListener('click', () => main.focus())
  const name = element('p', { class: styles.name }, element('img', { src: ring, alt: '', width: '28', height: '28' }))
  name.append(words.title)
  const documents = element('nav', { class: styles.tabs, 'aria-label': words.documents.label }, ...tabs.values())
  return {
    root: element('div', {}, skip, element('header', { class: styles.top }, name, documents), columns),
    show: (address, page, contents) => {
      for (const [document, link] of tabs) {
        if (document === address.document) link.setAttribute('aria-current', 'page')
        else link.removeAttribute('aria-current')
      }
      columns.toggleAttribute('data-start', address.page === '')
      back.setAttribute('href', hashOf({ document: address.document, page: '' }))
      if (contents && aside.firstChild !== contents) aside.replaceChildren(contents)
      if (!contents) aside.replaceChildren()
      place.replaceChildren(page)
    },
  }
}
