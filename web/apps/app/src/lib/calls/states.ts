import type { Config, NervousState } from '@evenkeel/api'
import type { RingBand } from '@evenkeel/ui'
import { useMemo } from 'react'
import { useConfig } from './config'

/** The six states as bands of the ring. */
export function useRingBands(): RingBand[] {
  const { states } = useConfig()
  return useMemo(
    () => states.map(({ name, display_name, from, to }) => ({ name, label: display_name, from, to })),
    [states],
  )
}

export function useNervousState(name: string | null | undefined): NervousState | undefined {
  return useConfig().states.find((state) => state.name === name)
}

/** Lets an operator's palette take the place of the built-in one. */
export function applyStateColours(states: Config['states']) {
  if (!globalThis.CSS?.supports?.('color', 'light-dark(#000, #fff)')) return
  const { style } = document.documentElement
  for (const { name, color, color_dark, text_color, text_color_dark } of states) {
    style.setProperty(`--${name}-fill`, `light-dark(${color}, ${color_dark})`)
    style.setProperty(`--${name}`, `light-dark(${text_color}, ${text_color_dark})`)
  }
}
