import type { Problem, ReadingContext, ReadingTag } from '@evenkeel/api'
import { useEffect } from 'react'
import { database } from '../device/database'
import { observable } from '../device/observable'
import { stored } from '../device/stored'
import type { Write } from './calls'

/** What this device read in a recording, with the same engine as the server. */
export interface DeviceFigures {
  hr_bpm: number
  rmssd_ms: number
}

/** A recording on its way to a result. It outlives a reload, a lost connection and a restart of the server. */
export interface PendingReading {
  id: string
  memberId: string
  /** The recording in the form that is uploaded. */
  readingData: string
  context: ReadingContext
  /** ISO moment. */
  measuredAt?: string
  tags?: ReadingTag[]
  device?: DeviceFigures | undefined
  /** Known once the recording has arrived. */
  uploadId?: string
  /** Known once the analysis has been asked for. */
  taskId?: string
}

interface Kept {
  /** Entries are sent in this order. */
  order: number
  /** Set once the server has refused it for good: it steps aside, and waits for the member to decide. */
  refusal?: Problem
}

export type WriteEntry = Write & Kept
export type ReadingEntry = PendingReading & Kept
export type Entry = WriteEntry | ReadingEntry

export const isWrite = (entry: Entry): entry is WriteEntry => 'call' in entry
export const isReading = (entry: Entry): entry is ReadingEntry => !isWrite(entry)

const PREFIX = 'outbox:'

interface EntryStore {
  all: () => Promise<Entry[]>
  put: (entry: Entry) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

const inDatabase: EntryStore = {
  all: () => database.readAll<Entry>(PREFIX),
  put: (entry) => database.write(PREFIX + entry.id, entry),
  remove: (id) => database.remove(PREFIX + id),
}

const plain = stored<Entry[]>('outbox')
/** What the plain storage had no room for, or would not take; it lives as long as the page. */
let inPage: Entry[] | undefined

const present = () => inPage ?? plain.read() ?? []

function replace(entries: Entry[]) {
  inPage = plain.write(entries) ? undefined : entries
}

const without = (id: string) => present().filter((entry) => entry.id !== id)

/** For browsers whose private windows have no database. */
const inPlainStorage: EntryStore = {
  all: async () => present(),
  put: async (entry) => replace([...without(entry.id), entry]),
  remove: async (id) => replace(without(id)),
}

let chosen: Promise<EntryStore> | undefined

const choose = () =>
  inDatabase.all().then(
    () => inDatabase,
    () => inPlainStorage,
  )

function entryStore(): Promise<EntryStore> {
  chosen ??= choose()
  return chosen
}

export const shownEntries = observable<readonly Entry[]>([])

/** What is kept by now, oldest first; another tab may have changed it. */
export async function allEntries(): Promise<readonly Entry[]> {
  const entries = await (await entryStore()).all()
  shownEntries.set(entries.sort((one, other) => one.order - other.order))
  return shownEntries.get()
}

let newest = 0

/** Keeps what is new, or puts it in the place of what had its id. */
export async function keepEntry(entry: Write | PendingReading) {
  const known = await allEntries()
  newest = Math.max(newest, known.at(-1)?.order ?? 0) + 1
  const order = known.find(({ id }) => id === entry.id)?.order ?? newest
  await putEntry({ ...entry, order })
}

/** Its place and everything else are as given. */
export async function putEntry(entry: Entry) {
  await (await entryStore()).put(entry)
  await allEntries()
}

export async function removeEntry(id: string) {
  await (await entryStore()).remove(id)
  await allEntries()
}

/** This member's entries in a component. */
export function useEntries(memberId: string): readonly Entry[] {
  const entries = shownEntries.use()
  useEffect(() => {
    allEntries()
  }, [])
  return entries.filter((entry) => entry.memberId === memberId)
}
