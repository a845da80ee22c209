import type { Problem, ReadingContext, ReadingTag } from '@evenkeel/api'
import { useEffect, useSyncExternalStore } from 'react'
import { keptRecord } from './kept-record'
import { useMember } from './member'
import { newUuid } from './uuid'

/** What this device read in a recording, with the same engine as the server. */
export interface DeviceFigures {
  hr_bpm: number
  rmssd_ms: number
}

/** A recording on its way to a result. It outlives a reload, a lost connection and a restart of the server. */
export interface PendingReading {
  id: string
  memberId: string
  /** The recording in the form that is uploaded. */
  readingData: string
  context: ReadingContext
  /** ISO moment; unknown of those that an older version kept. */
  measuredAt?: string
  tags?: ReadingTag[]
  device?: DeviceFigures | undefined
  /** Known once the recording has arrived. */
  uploadId?: string
  /** Known once the analysis has been asked for. */
  taskId?: string
  /** Set once it is clear that no repeat would be taken up. It steps aside, and waits for the member to decide. */
  refusal?: Problem
}

const record = keptRecord<PendingReading[]>('pending_readings')
/** Older versions kept one, without an id. */
const older = keptRecord<Omit<PendingReading, 'id'>>('pending_reading')

const listeners = new Set<() => void>()
let present: readonly PendingReading[] = []
let loading: Promise<void> | undefined

async function publish(readings: readonly PendingReading[]) {
  present = readings
  for (const notify of listeners) notify()
  await record.write([...readings])
}

async function load() {
  const kept = (await record.read()) ?? []
  const single = await older.read()
  if (!single) {
    present = kept
    for (const notify of listeners) notify()
    return
  }
  await publish([{ ...single, id: newUuid() }, ...kept])
  await older.clear()
}

const loaded = () => {
  loading ??= load()
  return loading
}

const replaced = (id: string, change: (reading: PendingReading) => PendingReading) =>
  publish(present.map((reading) => (reading.id === id ? change(reading) : reading)))

/** Recordings without a result, oldest first: as many as were taken while there was no connection. */
export const pendingReadings = {
  /** Those that wait; what was refused for good stands in nobody's way. */
  async of(memberId: string): Promise<readonly PendingReading[]> {
    await loaded()
    return present.filter((reading) => reading.memberId === memberId && !reading.refusal)
  },
  /** Adds it, or takes the place of the one with its id. One that was removed meanwhile stays away. */
  async keep(reading: PendingReading) {
    await loaded()
    const isKnown = present.some(({ id }) => id === reading.id)
    await publish(isKnown ? present.map((known) => (known.id === reading.id ? reading : known)) : [...present, reading])
  },
  async update(reading: PendingReading) {
    await loaded()
    if (present.some(({ id }) => id === reading.id)) await pendingReadings.keep(reading)
  },
  async setAside(readingId: string, refusal: Problem) {
    await loaded()
    await replaced(readingId, (reading) => ({ ...reading, refusal }))
  },
  /** Puts it back in its place in the queue, to be uploaded as if for the first time. */
  async waitAgain(readingId: string) {
    await loaded()
    await replaced(readingId, ({ refusal: _refusal, uploadId: _upload, taskId: _task, ...reading }) => reading)
  },
  /** Whoever made an account takes their readings along. */
  async handOver(from: string, to: string) {
    await loaded()
    if (!present.some(({ memberId }) => memberId === from)) return
    await publish(present.map((reading) => (reading.memberId === from ? { ...reading, memberId: to } : reading)))
  },
  /** Nothing of this person stays on the device. */
  async forgetAll(memberId: string) {
    await loaded()
    await publish(present.filter((reading) => reading.memberId !== memberId))
  },
  async remove(readingId: string) {
    await loaded()
    await publish(present.filter(({ id }) => id !== readingId))
  },
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function useReadings(): readonly PendingReading[] {
  const { member_id } = useMember()
  const readings = useSyncExternalStore(subscribe, () => present)
  useEffect(() => {
    loaded()
  }, [])
  return readings.filter(({ memberId }) => memberId === member_id)
}

/** This member's readings that have no result yet, oldest first. */
export const usePendingReadings = () => useReadings().filter(({ refusal }) => !refusal)

/** This member's readings that were refused for good, oldest first. */
export const useRefusedReadings = () => useReadings().filter(({ refusal }) => refusal)
