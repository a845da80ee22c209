import type { Language } from './words'

/** One way in which a screen is looked at. */
export interface Look {
  name: string
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** Faults that axe knows; where only the colours are others than in the look before, those of colours. */
  axe: 'all' | 'colours' | 'none'
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
    axe: colorScheme === 'light' ? 'all' : 'colours',
  }))

/** One light look without axe, which has seen the same elements in English. */
const seen = (name: string, size: Look['size']): Look => ({ name, size, colorScheme: 'light', axe: 'none' })

/** The hardest for words: letters of twice the size on the narrowest phone. */
const large: Look = { ...seen('narrow-200', NARROW), text: 200 }

/** English everywhere, Arabic for the other direction, German for words that are long, Spanish for sentences that are. */
export const looks: Readonly<Record<Language, readonly Look[]>> = {
  en: [...both('phone', PHONE), ...both('desktop', DESKTOP), large],
  ar: [...both('ar-phone', PHONE), seen('ar-desktop', DESKTOP)],
  de: [seen('de-narrow', NARROW), seen('de-desktop', DESKTOP)],
  es: [seen('es-phone', PHONE), seen('es-desktop', DESKTOP)],
}
