import { cancelTopDialog } from './back'

// A browser's Back leaves the screen, and with it whatever was half chosen in a dialog on top. So an open dialog stands in
// the history as a step of its own: Back takes the step away and closes the dialog, closing the dialog takes the step back.
// The step keeps the router's own state, so that for the router nothing has moved.

const hasDialog = () => document.querySelector('dialog[open]') !== null
const isAtDialog = () => (history.state as { isDialog?: boolean } | null)?.isDialog === true

/** Once the step of a dialog that was just closed is taken back: a step back before that would only be this one. */
export function onceDialogIsLeft(then: () => void) {
  if (isAtDialog()) addEventListener('popstate', () => setTimeout(then), { once: true })
  else then()
}

/** Watches from now on; for the life of the page. */
export function keepDialogsInHistory() {
  let isGoingBack = false
  const goBack = () => {
    isGoingBack = true
    history.back()
  }
  const settle = () => {
    if (isGoingBack || hasDialog() === isAtDialog()) return
    if (hasDialog()) history.pushState({ ...history.state, isDialog: true }, '')
    else goBack()
  }
  addEventListener('popstate', () => {
    const wasOurs = isGoingBack
    isGoingBack = false
    if (!wasOurs && hasDialog() && !isAtDialog()) cancelTopDialog()
    else settle()
  })
  // Later than whatever is done in the same breath: a link inside a dialog has moved on by then.
  const settleSoon = () => setTimeout(settle)
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] }
  new MutationObserver(settleSoon).observe(document.body, watched)
}
