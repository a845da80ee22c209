import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { LoadingScreen } from '../components/LoadingScreen'
import { configQuery } from '../lib/calls/config'
import { applyStateColours } from '../lib/calls/states'
import { LoadFailed } from './LoadFailed'

/** Brand, states and the member arrive in one call; every screen below may count on them. */
export function ConfigGate({ children }: { children: ReactNode }) {
  const { data: config, isFetching, refetch } = useQuery(configQuery)
  useEffect(() => {
    if (config) applyStateColours(config.states)
  }, [config])
  // What stands behind this gate is drawn in small steps, not in the one in which the answer came.
  const isReady = useDeferredValue(Boolean(config))
  if (isReady) return children
  return config || isFetching ? <LoadingScreen /> : <LoadFailed onRetry={refetch} />
}
