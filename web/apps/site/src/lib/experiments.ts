// The experiments record of the website specification: one boolean for each, drawn once and then kept.
import { useSyncExternalStore } from 'react'

export const EXPERIMENTS_KEY = 'experiments-v4'
export const EXPERIMENTS_VERSION = 3

export const EXPERIMENT_NAMES = [
  'experiment__paywall_day_one_pricing',
  'web_cert_offer__red_button',
  'web_cert_offer__display_limited_time_hero_cta_text',
  'web_cert_offer__show_press_at_bottom_above_fold',
  'web_cert_offer__hide_all_sections_below_fold',
  'web_cert_offer__hero_cta_show_percent_off',
  'web_cert_offer__hero_press_show_well_and_good_laurel',
] as const

/** Those that change the page of the certification offer. */
export const OFFER_EXPERIMENTS = EXPERIMENT_NAMES.filter((name) => name.startsWith('web_cert_offer__'))

export type ExperimentName = (typeof EXPERIMENT_NAMES)[number]

export type Experiments = Record<ExperimentName, boolean> & {
  experiments_enabled: boolean
  experiments_current_version: number
}

const drawn = (random: () => number): Experiments =>
  ({
    ...Object.fromEntries(EXPERIMENT_NAMES.map((name) => [name, random() < 0.5])),
    experiments_enabled: true,
    experiments_current_version: EXPERIMENTS_VERSION,
  }) as Experiments

/** A record that lacks a flag, or was kept by another version, is no record. */
const isRecord = (value: unknown): value is Experiments =>
  typeof value === 'object' &&
  value !== null &&
  (value as Experiments).experiments_current_version === EXPERIMENTS_VERSION &&
  EXPERIMENT_NAMES.every((name) => typeof (value as Experiments)[name] === 'boolean')

function kept(storage: Storage): Experiments | undefined {
  const text = storage.getItem(EXPERIMENTS_KEY)
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
    throw new Error('it has not the shape of version 3')
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a line in the console.
    console.error(`${EXPERIMENTS_KEY} is malformed and is drawn again`, error)
    return undefined
  }
}

/** Reads the record of this browser, or draws one and keeps it. */
export function readExperiments(storage: Storage, random: () => number = Math.random): Experiments {
  const known = kept(storage)
  if (known) return known
  const fresh = drawn(random)
  storage.setItem(EXPERIMENTS_KEY, JSON.stringify(fresh))
  return fresh
}

let present: Experiments | undefined

function presentExperiments(): Experiments | undefined {
  try {
    present ??= readExperiments(localStorage)
  } catch {
    // A browser that keeps nothing sees what the prerendered page shows.
  }
  return present
}

const subscribeToNothing = () => () => undefined

/** False in the prerendered page, and for whoever has switched experiments off in their record. */
export const useExperiment = (name: ExperimentName): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => {
      const record = presentExperiments()
      return Boolean(record?.experiments_enabled && record[name])
    },
    () => false,
  )
