// The experiments record of the website specification: one boolean for each, drawn once and then kept, or said by the server.
import { useSyncExternalStore } from 'react'
import { assignment } from './assignment'
import { logFailure } from './log'

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
  /** Of a record that the server said: the number that the sides belong to. */
  lot?: number
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
const listeners = new Set<() => void>()

/** The sides that this browser is on; nothing where experiments are off, and until the server has said them. */
export function presentExperiments(): Experiments | undefined {
  if (assignment() === 'off') return undefined
  try {
    if (assignment() === 'browser') present ??= readExperiments(localStorage)
    else present ??= saidByServer(kept(localStorage))
  } catch {
    // A browser that keeps nothing sees what the prerendered page shows.
  }
  return present?.experiments_enabled ? present : undefined
}

const saidByServer = (record: Experiments | undefined) => (record?.lot === undefined ? undefined : record)

/** So many people share a lot that it leads to nobody. */
const LOTS = 65_536
const drawLot = () => crypto.getRandomValues(new Uint16Array(1))[0] as number

/** Where the server assigns: asks it for the sides of this browser's lot. A failure leaves the page as it was rendered. */
export async function askForExperiments(): Promise<void> {
  if (assignment() !== 'server') return
  try {
    const before = kept(localStorage)?.lot
    const lot = before !== undefined && before < LOTS ? before : drawLot()
    const answer = await fetch(`/api/site/experiments?lot=${lot}`, { credentials: 'omit' })
    if (!answer.ok) throw new Error(`the server said no sides: ${answer.status}`)
    const { experiments, experiments_current_version } = (await answer.json()) as {
      experiments: Record<ExperimentName, boolean>
      experiments_current_version: number
    }
    const record = { ...experiments, experiments_enabled: true, experiments_current_version, lot }
    if (!isRecord(record)) throw new Error('the server speaks of other experiments')
    localStorage.setItem(EXPERIMENTS_KEY, JSON.stringify(record))
    present = record
    for (const tell of listeners) tell()
  } catch (error) {
    logFailure(error)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False in the prerendered page, and for whoever has switched experiments off in their record. */
export const useExperiment = (name: ExperimentName): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(presentExperiments()?.[name]),
    () => false,
  )

/** Whether the sides are known, so that what is shown can be counted. */
export const useHasExperiments = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => presentExperiments() !== undefined,
    () => false,
  )

/** For tests: as a page that was opened just now. */
export function forgetExperiments() {
  present = undefined
}
