import { type Address, ALL, addressOf } from './address'
import { type Book, openBook } from './book'
import { callView } from './call-page'
import { type Contents, contentsOf } from './contents'
import { element } from './element'
import { makeFrame } from './frame'
import { startPage } from './start-page'
import { filled, words } from './words'

const contents = new Map<Book, Contents>()

function contentsFor(book: Book): Contents {
  const made = contents.get(book) ?? contentsOf(book)
  contents.set(book, made)
  return made
}

interface Page {
  title: string
  view: HTMLElement
}

function pageOf(book: Book, { page }: Address): Page {
  const call = book.calls.find(({ slug }) => slug === page)
  if (call) return { title: `${call.method} ${call.path}`, view: callView(call, book, 'page') }
  if (page !== ALL) return { title: book.title, view: startPage(book) }
  const title = element('h1', { tabindex: '-1', class: 'visually-hidden' }, book.title)
  return {
    title: words.contents.all,
    view: element('div', {}, title, ...book.calls.map((each) => callView(each, book, 'part'))),
  }
}

function failure(retry: () => void): HTMLElement {
  const again = element('button', { type: 'button' }, words.retry)
  again.addEventListener('click', retry)
  return element('div', { role: 'alert' }, element('p', {}, words.error_load_failed), again)
}

type Listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) => void

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Shows what the address names, now and whenever it changes, until the answered function is called. */
export function start(root: HTMLElement): () => void {
  const frame = makeFrame()
  root.replaceChildren(frame.root)
  let shown: Contents | undefined

  const open = async (isFirst: boolean) => {
    const address = addressOf(location.hash)
    const isStill = () => JSON.stringify(addressOf(location.hash)) === JSON.stringify(address)
    try {
      const book = await openBook(address.document)
      if (!isStill()) return
      const page = pageOf(book, address)
      shown = contentsFor(book)
      frame.show(address, page.view, shown.view)
      shown.show(address)
      document.title = filled(words.page_title, { page: page.title })
      if (isFirst) return
      scrollTo(0, 0)
      page.view.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    } catch {
      if (isStill())
        frame.show(
          address,
          failure(() => open(isFirst)),
        )
    }
  }

  const listening = new AbortController()
  const listen: Listen = (type, listener) => addEventListener(type, listener, { signal: listening.signal })
  listen('hashchange', () => open(false))
  listen('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    shown?.focusSearch()
  })
  frame.show(addressOf(location.hash), element('p', { role: 'status' }, words.loading))
  void open(true)
  return () => listening.abort()
}
