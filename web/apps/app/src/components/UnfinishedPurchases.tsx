import { nativeBridge } from '@evenkeel/native'
import { useEffect } from 'react'
import { useMemberUpdate } from '../lib/calls/config'
import { useMember } from '../lib/calls/member'
import { handInAll } from '../lib/device/store-purchases'
import { isGuest } from '../lib/guest/guest-member'

/** What was paid for while the app or the connection broke off is handed in at the next start. */
export function UnfinishedPurchases() {
  const member = useMember()
  const owner = isGuest(member) ? undefined : member.member_id
  const updateMember = useMemberUpdate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who signs in.
  useEffect(() => {
    const { purchases } = nativeBridge()
    if (!purchases || !owner) return
    purchases
      .unfinished()
      .then(handInAll)
      .then((fresh) => fresh && updateMember(fresh))
      // The store keeps them, so the next start tries again.
      .catch(() => undefined)
  }, [owner])
  return null
}
