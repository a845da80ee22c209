import { asCallFailed } from '@evenkeel/api'
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { database } from '../device/database'

const PREFIX = 'query:'

interface KeptAnswer<Data> {
  data: Data
  keptAt: number
}

const nameOf = (key: QueryKey) => PREFIX + JSON.stringify(key)

/** Counts what is asked and told, in its order. */
let turns = 0
/** The turn of the answer that is kept under each name. */
const keptTurns = new Map<string, number>()
/** What was asked before this is about somebody who has signed out since. */
let forgottenTurn = 0

/** Answers may overtake one another: one that was asked for earlier than what is kept is of no use any more. */
const isOvertaken = (name: string, turn: number) => turn < Math.max(keptTurns.get(name) ?? 0, forgottenTurn)

function keep<Data>(key: QueryKey, turn: number, data: Data) {
  const name = nameOf(key)
  keptTurns.set(name, turn)
  return database.write(name, { data, keptAt: Date.now() } satisfies KeptAnswer<Data>).catch(() => undefined)
}

interface Asked<Data> {
  client: QueryClient
  key: QueryKey
  load: () => Promise<Data>
}

/** Some private windows have no database: there nothing was kept. */
const readKept = <Data>(key: QueryKey) => database.read<KeptAnswer<Data>>(nameOf(key)).catch(() => undefined)

/** What the last visit left, until the answer comes. */
async function showKept<Data>({ client, key }: Asked<Data>) {
  const isUnknown = () => client.getQueryData(key) === undefined
  const kept = isUnknown() ? await readKept<Data>(key) : undefined
  if (kept && isUnknown()) client.setQueryData(key, kept.data, { updatedAt: kept.keptAt })
}

async function readAnew<Data>({ client, key, load }: Asked<Data>): Promise<Data> {
  turns += 1
  const turn = turns
  const data = await load()
  if (isOvertaken(nameOf(key), turn)) return client.getQueryData<Data>(key) ?? data
  keep(key, turn, data)
  return data
}

/**
 * A read that also works without a connection: every answer is kept on the device, and where none arrives the last one
 * is shown. The first part of the key is the member, so that two people on one device never see each other's.
 */
export function keptQuery<Data>(key: readonly [memberId: string, ...rest: QueryKey], load: () => Promise<Data>) {
  return queryOptions<Data>({
    queryKey: key,
    queryFn: async ({ client }) => {
      const asked = { client, key, load }
      await showKept(asked)
      try {
        return await readAnew(asked)
      } catch (thrown) {
        const present = client.getQueryData<Data>(key)
        if (present !== undefined && asCallFailed(thrown).isWorthRepeating) return present
        throw thrown
      }
    },
    retry: false,
    staleTime: 30_000,
    networkMode: 'always',
    // Usually off where a read may be tried without a connection.
    refetchOnReconnect: true,
  })
}

/** What a read would answer by now, as a write was told it: shown at once, and kept as the read would keep it. */
export function keepAnswer<Data>(client: QueryClient, key: QueryKey, data: Data) {
  client.setQueryData(key, data)
  turns += 1
  return keep(key, turns, data)
}

/** After signing out nothing of a member stays on the device. */
export async function forgetKeptQueries() {
  turns += 1
  forgottenTurn = turns
  await database.removeAll(PREFIX).catch(() => undefined)
}
