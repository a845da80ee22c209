import { stored } from '../device/stored'
import { pendingReadings } from '../outbox/readings'
import { GUEST_ID, guestRecord } from './guest-record'

/** Features keep these on this device for one person: a pace of breath, the place in an exercise, one finished, and what was put back. */
const BELONGINGS = ['resonance', 'player_place', 'finished_exercise', 'put_back'] as const

const ofGuest = () =>
  BELONGINGS.map((name) => stored<{ memberId: string }>(name)).filter((kept) => kept.read()?.memberId === GUEST_ID)

export function handOverBelongings(memberId: string) {
  for (const kept of ofGuest()) kept.write({ ...kept.read(), memberId })
}

/** Whoever was here without an account leaves nothing to the next person. The care plan belongs to the device. */
export async function forgetGuest() {
  guestRecord.clear()
  for (const kept of ofGuest()) kept.clear()
  await pendingReadings.forgetAll(GUEST_ID)
}
