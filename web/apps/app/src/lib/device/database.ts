import { createStore, del, get, promisifyRequest, set } from 'idb-keyval'

/** The one database of the app, opened once. The plain storage has room for little, and blocks the page. */
const store = createStore('evenkeel', 'records')

const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/** Values by name. Every call is rejected where the browser has no database, as in some private windows. */
export const database = {
  read: async <Value>(name: string): Promise<Value | undefined> => get(name, store),
  write: async (name: string, value: unknown): Promise<void> => set(name, value, store),
  remove: async (name: string): Promise<void> => del(name, store),
  /** Every value whose name begins like this. */
  readAll: async <Value>(prefix: string): Promise<Value[]> =>
    store('readonly', (records) => promisifyRequest(records.getAll(under(prefix)))),
  removeAll: async (prefix: string): Promise<void> =>
    store('readwrite', (records) => {
      records.delete(under(prefix))
      return promisifyRequest(records.transaction)
    }),
}
