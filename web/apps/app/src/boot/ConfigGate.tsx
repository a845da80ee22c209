import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { LoadingScreen } from '../components/LoadingScreen'
import { configQuery } from '../lib/config'
import { applyStateColours } from '../lib/states'
import { LoadFailed } from './LoadFailed'

/** Brand, states and the member arrive in one call; every screen below may count on them. */
export function ConfigGate({ children }: { children: ReactNode }) {
  const { data: config, isFetching, refetch } = useQuery(configQuery)
  useEffect(() => {
    if (config) applyStateColours(config.states)
  }, [config])
  if (config) return children
  return isFetching ? <LoadingScreen /> : <LoadFailed onRetry={refetch} />
}
