import type { ReadingContext } from '@evenkeel/api'
import { useEffect, useSyncExternalStore } from 'react'
import { keptRecord } from './kept-record'
import { useMember } from './member'

/** A recording on its way to a result. It outlives a reload, a lost connection and a restart of the server. */
export interface PendingReading {
  memberId: string
  /** The recording in the form that is uploaded. */
  readingData: string
  context: ReadingContext
  /** Known once the recording has arrived. */
  uploadId?: string
  /** Known once the analysis has been asked for. */
  taskId?: string
}

const record = keptRecord<PendingReading>('pending_reading')
const listeners = new Set<() => void>()
let present: PendingReading | undefined
let isLoaded = false

function publish(pending: PendingReading | undefined) {
  present = pending
  isLoaded = true
  for (const notify of listeners) notify()
}

export const pendingReading = {
  async read(): Promise<PendingReading | undefined> {
    if (!isLoaded) publish(await record.read())
    return present
  },
  async write(pending: PendingReading) {
    publish(pending)
    await record.write(pending)
  },
  async clear() {
    publish(undefined)
    await record.clear()
  },
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** This member's reading that has no result yet. */
export function usePendingReading(): PendingReading | undefined {
  const { member_id } = useMember()
  const pending = useSyncExternalStore(subscribe, () => present)
  useEffect(() => {
    pendingReading.read()
  }, [])
  return pending?.memberId === member_id ? pending : undefined
}
