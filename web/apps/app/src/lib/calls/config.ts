import { answerOf, asCallFailed, type Config, type Member } from '@evenkeel/api'
import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { stored } from '../device/stored'
import { guestMember } from '../guest/guest-member'
import { presentGuest } from '../guest/guest-record'
import { readingPlaces } from '../navigation/reading-places'
import { forgetEntryStates } from '../navigation/use-entry-state'
import { deviceFigures } from '../practice/device-figures'
import { forgetPutBack } from '../practice/put-back'
import { languageCode, timeZone } from '../words/locale'
import { forgetDrafts } from '../writing/kept-draft'
import { forgetWritingTime } from '../writing/writing-time'
import { forgetKeptQueries } from './kept-queries'
import { memberApi } from './member-api'

const snapshot = stored<Config>('config')

/** Somebody without an account is shown what this device keeps of them. */
function withGuest(config: Config): Config {
  const guest = config.member ? undefined : presentGuest()
  return guest ? { ...config, member: guestMember(guest, config) } : config
}

/** Brand, states, prices and the member in one call; without an answer, what the last one said. */
async function loadConfig(): Promise<Config> {
  try {
    const config = await answerOf(
      memberApi.POST('/config', { body: { tz: timeZone(), language_code: languageCode() } }),
    )
    snapshot.write(config)
    return withGuest(config)
  } catch (thrown) {
    const lastConfig = snapshot.read()
    if (asCallFailed(thrown).isUnanswered && lastConfig) return withGuest(lastConfig)
    throw thrown
  }
}

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: loadConfig,
  staleTime: 60_000,
  retry: false,
  // It is sent for before anything shows it; a failure is shown, with a button that asks again.
  retryOnMount: false,
  networkMode: 'always',
})

export const useConfig = (): Config => useSuspenseQuery(configQuery).data

function forgetMember(queries: QueryClient) {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== configQuery.queryKey[0] })
  forgetKeptQueries()
  forgetDrafts()
  forgetEntryStates(queries)
  deviceFigures.forget()
  forgetPutBack()
  readingPlaces.clear()
  forgetWritingTime()
}

/** Takes over the fresh member that an answer carries; `null` after signing out. */
export function useMemberUpdate() {
  const queries = useQueryClient()
  return (member: Member | null) => {
    if (!member) forgetMember(queries)
    const present = queries.getQueryData(configQuery.queryKey)
    if (!present) return
    const config = { ...present, member }
    queries.setQueryData(configQuery.queryKey, config)
    snapshot.write(config)
  }
}

/** Shows what this device keeps of somebody without an account, after it began or changed. */
export function useGuestUpdate() {
  const queries = useQueryClient()
  return () => queries.setQueryData(configQuery.queryKey, (config) => config && withGuest({ ...config, member: null }))
}

/** Asks for everything again: after signing in or out, cookies and experiments may differ too. */
export function useConfigRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: configQuery.queryKey })
}
