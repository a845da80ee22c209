import { useSyncExternalStore } from 'react'
import { stored } from '../../lib/stored'
import { USUAL_RATE } from './playhead'

export interface PlayerSettings {
  rate: number
  /** `off`, `auto` for the first voice of this device, or a voice's URI. */
  voice: string
  hasSounds: boolean
  hasHaptics: boolean
  hasCaptions: boolean
}

const USUAL: PlayerSettings = { rate: USUAL_RATE, voice: 'auto', hasSounds: true, hasHaptics: true, hasCaptions: true }

const kept = stored<Partial<PlayerSettings>>('player_settings')
const listeners = new Set<() => void>()
let present: PlayerSettings = { ...USUAL, ...kept.read() }

export function changeSettings(change: Partial<PlayerSettings>) {
  present = { ...present, ...change }
  kept.write(present)
  for (const notify of listeners) notify()
}

export const useSettings = (): PlayerSettings =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => present,
  )
