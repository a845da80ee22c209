/** One object store in an IndexedDB database of its own, opened anew for each piece of work. */
export function browserStore(name: { database: string; store: string }, options?: IDBObjectStoreParameters) {
  const opened = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name.database, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(name.store, options)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  /** Resolves when the whole transaction is on the disk, not when the request inside it has been taken. */
  return async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await opened()
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(name.store, mode)
        const request = work(transaction.objectStore(name.store))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onerror = () => reject(transaction.error)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  }
}
