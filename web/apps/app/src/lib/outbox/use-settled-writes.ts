import { useIsOnline } from '@evenkeel/api'
import { useEffect } from 'react'
import { useMemberUpdate } from '../calls/config'
import { useMember } from '../calls/member'
import { flush, useOutbox } from './outbox'

/** Milliseconds: a connection that the browser believes in may still lead nowhere. */
const TRY_AGAIN_EVERY = 30_000

/** Sends what this member's device owes the server as soon as there is a connection, and again while something waits. */
export function useSettledWrites() {
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const isOnline = useIsOnline()
  const isWaiting = useOutbox(member_id).waiting.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled once per connection, not once per rendering.
  useEffect(() => {
    const settle = () => flush(member_id).then((member) => member && updateMember(member))
    if (!isOnline) return
    settle()
    const timer = isWaiting ? setInterval(settle, TRY_AGAIN_EVERY) : undefined
    return () => clearInterval(timer)
  }, [isOnline, isWaiting, member_id])
}
