import { useSyncExternalStore } from 'react'
import { stored } from './stored'

export type Theme = 'system' | 'light' | 'dark'

const choice = stored<Theme>('theme')
const listeners = new Set<() => void>()
let present: Theme = choice.read() ?? 'system'

/** Colours follow the system unless the person chose; the tokens' `light-dark()` does the rest. */
export function applyTheme() {
  if (present === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = present
}

export function chooseTheme(theme: Theme) {
  present = theme
  choice.write(theme)
  applyTheme()
  for (const notify of listeners) notify()
}

export const useTheme = () =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => present,
  )
