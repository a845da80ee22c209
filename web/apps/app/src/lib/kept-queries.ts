import { asCallFailed } from '@evenkeel/api'
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { allRecords, keptRecord } from './kept-record'

const PREFIX = 'query:'

interface KeptAnswer<Data> {
  data: Data
  keptAt: number
}

const nameOf = (key: QueryKey) => PREFIX + JSON.stringify(key)

/**
 * A read that also works without a connection: every answer is kept on the device, and where none arrives the last one
 * is shown. The first part of the key is the member, so that two people on one device never see each other's.
 */
export function keptQuery<Data>(key: readonly [memberId: string, ...rest: QueryKey], load: () => Promise<Data>) {
  const record = keptRecord<KeptAnswer<Data>>(nameOf(key))
  return queryOptions<Data>({
    queryKey: key,
    queryFn: async ({ client }) => {
      const kept = client.getQueryData(key) === undefined ? await record.read() : undefined
      if (kept) client.setQueryData(key, kept.data, { updatedAt: kept.keptAt })
      try {
        const data = await load()
        record.write({ data, keptAt: Date.now() })
        return data
      } catch (thrown) {
        const present = client.getQueryData<Data>(key)
        if (present !== undefined && asCallFailed(thrown).isWorthRepeating) return present
        throw thrown
      }
    },
    retry: false,
    staleTime: 30_000,
    networkMode: 'always',
  })
}

/** What a read would answer by now, as a write was told it: shown at once, and kept as the read would keep it. */
export function keepAnswer<Data>(client: QueryClient, key: QueryKey, data: Data) {
  client.setQueryData(key, data)
  return keptRecord<KeptAnswer<Data>>(nameOf(key)).write({ data, keptAt: Date.now() })
}

/** After signing out nothing of a member stays on the device. */
export async function forgetKeptQueries() {
  await allRecords.clear((name) => name.startsWith(PREFIX))
}
