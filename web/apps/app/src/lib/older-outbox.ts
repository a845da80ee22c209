import type { CheckInRequest } from '@evenkeel/api'
import type { Entry } from './outbox-store'
import { stored } from './stored'

/** Until this outbox there was one for check-ins alone, in the plain storage. */
const older = stored<{ memberId: string; checkIn: CheckInRequest }[]>('check_in_outbox')

/** They were kept before anything that is in the queue now, so they go first. Repeating this changes nothing. */
export async function takeOverOlderEntries(put: (entry: Entry) => Promise<unknown>) {
  const waiting = older.read()
  if (!waiting) return
  for (const [index, { memberId, checkIn }] of waiting.entries()) {
    await put({
      id: checkIn.event_uuid,
      memberId,
      kind: 'check_in',
      method: 'POST',
      path: '/premium/authorized/assessment/check-in',
      body: checkIn,
      order: index - waiting.length,
    })
  }
  older.clear()
}
