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

const look = (name: string, size: Look['size'], colorScheme: Look['colorScheme'], axe: Look['axe']): Look => ({
  name: `${name}-${colorScheme}`,
  size,
  colorScheme,
  axe,
})

/** Each size in each theme; in the second theme nothing but colours differs. */
const both = (name: string, size: Look['size']): Look[] => [
  look(name, size, 'light', 'all'),
  look(name, size, 'dark', 'colours'),
]

/** Each size and each theme once. What is the same on every screen is looked at in both by `both`, on a few of them. */
const crossed: readonly Look[] = [look('phone', PHONE, 'light', 'all'), look('desktop', DESKTOP, 'dark', 'all')]

/** One light look without axe, which has seen the same elements in English. */
const seen = (name: string, size: Look['size']): Look => ({ name, size, colorScheme: 'light', axe: 'none' })

/** The hardest for words: letters of twice the size on the narrowest phone. */
const large: Look = { ...seen('narrow-200', NARROW), text: 200 }

/** Between them they show every part of the frame around a screen, and the parts that change most with the theme. */
const IN_BOTH = [
  'welcome',
  'sign-up',
  'home',
  'check-in',
  'me',
  'practice',
  'player',
  'progress',
  'lived-progress',
  'lived-journal-thread',
  'reading-result',
  'help-now',
  'site',
  'reference-call',
  'dashboard',
]

/** `./dev looks` draws for people, and everything; `./dev test` draws what a fault can hide in. */
export const isForPeople = process.env.E2E_LOOKS === '1'

/** English everywhere, Arabic for the other direction, German for words that are long, Spanish for sentences that are. */
export function looksAt(screen: string, language: Language): readonly Look[] {
  const isWhole = isForPeople || IN_BOTH.includes(screen)
  const looks: Readonly<Record<Language, readonly Look[]>> = {
    en: [...(isWhole ? [...both('phone', PHONE), ...both('desktop', DESKTOP)] : crossed), large],
    ar: [
      ...(isWhole ? both('ar-phone', PHONE) : [look('ar-phone', PHONE, 'dark', 'all')]),
      seen('ar-desktop', DESKTOP),
    ],
    de: [seen('de-narrow', NARROW), seen('de-desktop', DESKTOP)],
    es: [seen('es-phone', PHONE), seen('es-desktop', DESKTOP)],
  }
  return looks[language]
}
