import { observable } from '../../lib/device/observable'
import { stored } from '../../lib/device/stored'
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
const present = observable<PlayerSettings>({ ...USUAL, ...kept.read() })

export function changeSettings(change: Partial<PlayerSettings>) {
  present.set({ ...present.get(), ...change })
  kept.write(present.get())
}

export const useSettings = (): PlayerSettings => present.use()
