import { useSyncExternalStore } from 'react'
import { stored } from './stored'

/** Per cent of the browser's own size. */
export const TEXT_SIZES = [100, 125, 150, 200] as const

export type TextSize = (typeof TEXT_SIZES)[number]

const choice = stored<TextSize>('text_size')
const listeners = new Set<() => void>()
let present: TextSize = choice.read() ?? 100

/** Every size in the app hangs on the root's. */
export function applyTextSize() {
  document.documentElement.style.fontSize = present === 100 ? '' : `${present}%`
}

export function chooseTextSize(size: TextSize) {
  present = size
  choice.write(size)
  applyTextSize()
  for (const notify of listeners) notify()
}

export const useTextSize = () =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => present,
  )
