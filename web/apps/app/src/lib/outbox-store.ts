import type { Problem } from '@evenkeel/api'
import { browserStore } from './browser-store'
import { stored } from './stored'

/** A write that the server has not acknowledged yet. */
export interface Write {
  /** The client's event id: the server knows a repeat by it. Here the entry's key. */
  id: string
  /** Whose it is: another person may sign in on the same device before it is sent. */
  memberId: string
  /** What it is called in words: a key below `unsent`. */
  kind: WriteKind
  method: 'POST' | 'PUT'
  /** The listener that takes it up; usually the main one. */
  listener?: 'main' | 'service'
  /** The address below that of its listener. */
  path: string
  body: object
}

export const WRITE_KINDS = ['check_in', 'exercise_result', 'article', 'journal', 'program', 'other'] as const
export type WriteKind = (typeof WRITE_KINDS)[number]

export interface Entry extends Write {
  /** Entries are sent in this order. */
  order: number
  /** Set once the server has refused it for good: it waits for the member to have read why. */
  refusal?: Problem
}

const inStore = browserStore({ database: 'evenkeel-outbox', store: 'writes' }, { keyPath: 'id' })

interface EntryStore {
  all: () => Promise<Entry[]>
  put: (entry: Entry) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

const inDatabase: EntryStore = {
  all: () => inStore<Entry[]>('readonly', (store) => store.getAll()),
  put: (entry) => inStore('readwrite', (store) => store.put(entry)),
  remove: (id) => inStore('readwrite', (store) => store.delete(id)),
}

const plain = stored<Entry[]>('outbox')

/** For browsers whose private windows have no database. */
const inPlainStorage: EntryStore = {
  all: async () => plain.read() ?? [],
  put: async (entry) => plain.write([...(plain.read() ?? []).filter(({ id }) => id !== entry.id), entry]),
  remove: async (id) => plain.write((plain.read() ?? []).filter((entry) => entry.id !== id)),
}

let chosen: Promise<EntryStore> | undefined

const choose = () =>
  inDatabase.all().then(
    () => inDatabase,
    () => inPlainStorage,
  )

export async function entryStore(): Promise<EntryStore> {
  chosen ??= choose()
  return chosen
}
