import { browserStore } from './browser-store'

const inStore = browserStore({ database: 'evenkeel', store: 'records' })

/**
 * One large value under a name in IndexedDB: recordings are too big for the plain storage. Where the browser offers
 * none (some private windows) the value lives as long as the page.
 */
export function keptRecord<Value>(name: string) {
  return {
    read: (): Promise<Value | undefined> => inStore('readonly', (store) => store.get(name)).catch(() => undefined),
    write: (value: Value) => inStore('readwrite', (store) => store.put(value, name)).catch(() => undefined),
    clear: () => inStore('readwrite', (store) => store.delete(name)).catch(() => undefined),
  }
}

/** The names in use, for those who have to tidy up. */
export const allRecords = {
  names: async (): Promise<string[]> => {
    const keys = await inStore('readonly', (store) => store.getAllKeys()).catch((): IDBValidKey[] => [])
    return keys.filter((key): key is string => typeof key === 'string')
  },
  clear: async (isMeant: (name: string) => boolean) => {
    for (const name of (await allRecords.names()).filter(isMeant)) await keptRecord(name).clear()
  },
}
