import { useNavigate } from 'react-router'

/** How many steps of this app lie behind the present one; the router keeps it in the history's state. */
export const stepsBehind = () => Number((history.state as { idx?: number } | null)?.idx ?? 0)

/** Closes the dialog on top as Escape does. Tells whether there was one. */
export function cancelTopDialog(): boolean {
  const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open)
  top?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return top !== undefined
}

/** The device's own Back: first what lies on top, then the way one came, then out. */
export function answerBack(leave: () => void) {
  if (cancelTopDialog()) return
  if (stepsBehind() > 0) history.back()
  else leave()
}

/** Leaves a screen the way it was entered; who came to it by a deep link is taken to `to`. */
export function useGoBack(to: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (stepsBehind() > 0) navigate(-1)
    else navigate(to, { replace: true })
  }
}
