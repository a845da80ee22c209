import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Milliseconds. A screen that has no heading by then has something else to say, and says it in an alert. */
const PATIENCE = 10_000

/** The heading of what is shown; the one of a loader is not what anybody came for. */
const heading = () => document.querySelector<HTMLElement>('h1:not([role="status"] h1)')

const isFree = () => document.activeElement === null || document.activeElement === document.body

const isInside = () => document.querySelector('main, dialog')?.contains(document.activeElement) ?? false

function focusHeading(): boolean {
  const element = heading()
  if (!element) return false
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  return true
}

/** Once there is a heading. Whoever goes on by themselves before that is left alone. */
function focusHeadingSoon(): () => void {
  if (focusHeading()) return () => undefined
  const observer = new MutationObserver(() => (!isFree() || focusHeading()) && stop())
  const patience = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(patience)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** A button that is taken away with what it stood on takes the focus along; the heading of what came instead gets it. */
function keepFocus(): () => void {
  let last: Element | null = null
  const remember = () => {
    last = document.activeElement
  }
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || !isFree()) return
    last = null
    focusHeading()
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

/** After a change of screen a keyboard and a screen reader go on from its heading, and everybody from its top. */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname)
  useEffect(keepFocus, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Going back, the browser itself knows where the person was.
    if (kind !== 'POP' && !hash) scrollTo(0, 0)
    return isInside() ? undefined : focusHeadingSoon()
  }, [pathname, hash, kind])
}
