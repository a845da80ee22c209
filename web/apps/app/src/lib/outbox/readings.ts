import type { Problem } from '@evenkeel/api'
import { useMember } from '../calls/member'
import { allEntries, isReading, keepEntry, type PendingReading, putEntry, removeEntry, useEntries } from './entries'

export type { DeviceFigures, PendingReading } from './entries'

const all = async () => (await allEntries()).filter(isReading)

const find = async (readingId: string) => (await all()).find(({ id }) => id === readingId)

/** Recordings without a result, oldest first: as many as were taken while there was no connection. */
export const pendingReadings = {
  /** Those that wait; what was refused for good stands in nobody's way. */
  of: async (memberId: string): Promise<readonly PendingReading[]> =>
    (await all()).filter((reading) => reading.memberId === memberId && !reading.refusal),
  keep: (reading: PendingReading) => keepEntry(reading),
  /** One that was removed meanwhile stays away. */
  async update(reading: PendingReading) {
    if (await find(reading.id)) await keepEntry(reading)
  },
  async setAside(readingId: string, refusal: Problem) {
    const reading = await find(readingId)
    if (reading) await putEntry({ ...reading, refusal })
  },
  /** Puts it back in its place in the queue, to be uploaded as if for the first time. */
  async waitAgain(readingId: string) {
    const reading = await find(readingId)
    if (!reading) return
    const { refusal: _refusal, uploadId: _upload, taskId: _task, ...fresh } = reading
    await putEntry(fresh)
  },
  /** Whoever made an account takes their readings along. */
  async handOver(from: string, to: string) {
    for (const reading of await all()) if (reading.memberId === from) await putEntry({ ...reading, memberId: to })
  },
  /** Nothing of this person stays on the device. */
  async forgetAll(memberId: string) {
    for (const reading of await all()) if (reading.memberId === memberId) await removeEntry(reading.id)
  },
  remove: (readingId: string) => removeEntry(readingId),
}

const useReadings = () => useEntries(useMember().member_id).filter(isReading)

/** This member's readings that have no result yet, oldest first. */
export const usePendingReadings = () => useReadings().filter(({ refusal }) => !refusal)

/** This member's readings that were refused for good, oldest first. */
export const useRefusedReadings = () => useReadings().filter(({ refusal }) => refusal)
