import { useSyncExternalStore } from 'react'
import { guestRecord } from './guest-record'

/** How many check-ins and exercises are kept without an account, or on their way to one. */
export const useGuestEvents = (): number =>
  useSyncExternalStore(guestRecord.subscribe, () => guestRecord.read()?.events.length ?? 0)
