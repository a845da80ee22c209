import type { Language } from './words'

/** One way in which a screen is looked at. */
export interface Look {
  name: string
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** Faults that axe knows. */
  hasAxe: boolean
  /** Per cent of the browser's own text size. */
  text?: number
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** The narrowest phone that is sold. */
const NARROW = { width: 360, height: 740 }

export const USUAL_SIZE = PHONE

const both = (name: string, size: Look['size']): Look[] =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${name}-${colorScheme}`,
    size,
    colorScheme,
    hasAxe: true,
  }))

const large: Look = { name: 'phone-200', size: PHONE, colorScheme: 'light', hasAxe: false, text: 200 }

/** English everywhere, Arabic for the other direction, German for words that are long. */
export const looks: Readonly<Record<Language, readonly Look[]>> = {
  en: [...both('phone', PHONE), ...both('desktop', DESKTOP), large],
  ar: [...both('ar-phone', PHONE), { name: 'ar-desktop', size: DESKTOP, colorScheme: 'light', hasAxe: false }],
  de: [{ name: 'de-narrow', size: NARROW, colorScheme: 'light', hasAxe: false }],
}
