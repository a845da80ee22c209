import { observable } from './observable'
import { stored } from './stored'

export type Theme = 'system' | 'light' | 'dark'

const choice = stored<Theme>('theme')
const present = observable<Theme>(choice.read() ?? 'system')

/** Colours follow the system unless the person chose; the tokens' `light-dark()` does the rest. */
export function applyTheme() {
  const chosen = present.get()
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

export function chooseTheme(theme: Theme) {
  choice.write(theme)
  present.set(theme)
  applyTheme()
}

export const useTheme = (): Theme => present.use()
