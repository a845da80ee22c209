import { stored } from '../device/stored'

/** How hours are written: as the device's region does, or as somebody chose. */
export const CLOCKS = ['device', 'h12', 'h23'] as const
export type Clock = (typeof CLOCKS)[number]

const chosen = stored<Clock>('clock')

export const chosenClock = (): Clock => chosen.read() ?? 'device'

export const chooseClock = (clock: Clock) => (clock === 'device' ? chosen.clear() : chosen.write(clock))

/**
 * The chosen language as it is written where the device is at home: English with British dates in Britain. The digits are
 * those of the counts around it, which are written as 1, 2, 3 in every language.
 */
export function regional(language: string): string {
  const tag = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions()
  return numberingSystem === 'latn' ? tag : `${tag}-u-nu-latn`
}

/** For `Intl.DateTimeFormat`; nothing where the region decides. */
export function hourOptions(): Intl.DateTimeFormatOptions {
  const clock = chosenClock()
  return clock === 'device' ? {} : { hourCycle: clock }
}
