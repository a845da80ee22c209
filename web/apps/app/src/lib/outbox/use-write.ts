import type { CallFailed, Member, ReplyOf, RequestOf, RequestState } from '@evenkeel/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMemberUpdate } from '../calls/config'
import { useMember } from '../calls/member'
import { newUuid } from '../device/uuid'
import type { KeptCall, WriteOf } from './calls'
import { send } from './outbox'

interface WriteOptions<Call extends KeptCall> {
  /** Reads of this member that it makes stale, by the second part of their key. */
  stales?: readonly string[]
  opens?: WriteOf<Call>['opens']
  /** Gets the answer, or undefined where the write waits on the device for a connection. */
  onSuccess?: (answer: ReplyOf<Call> | undefined) => void
}

interface WriteHandle<Call extends KeptCall> {
  state: RequestState
  error: CallFailed | undefined
  /** A given id makes a repeat harmless; without one every press is an event of its own. */
  /** Answers whether it is done: sent, or kept on the device. */
  send: (body: RequestOf<Call>, id?: string) => Promise<boolean>
  reset: () => void
}

/** One write of a screen through the outbox, in the four states of every request. Kept on the device counts as done. */
export function useWrite<Call extends KeptCall>(
  call: Call,
  { stales = [], opens, onSuccess }: WriteOptions<Call> = {},
): WriteHandle<Call> {
  const { member_id } = useMember()
  const queries = useQueryClient()
  const updateMember = useMemberUpdate()
  const [state, setState] = useState<RequestState>('unstarted')
  const [error, setError] = useState<CallFailed>()

  const sendOne = async (body: RequestOf<Call>, id = newUuid()) => {
    setState('fetching')
    setError(undefined)
    const delivery = await send<Call>({ id, call, body, memberId: member_id, ...(opens && { opens }) })
    if (delivery.kind === 'refused') {
      setError(delivery.failed)
      setState('error')
      return false
    }
    const answer = delivery.kind === 'delivered' ? delivery.answer : undefined
    if (answer) {
      updateMember((answer as { member: Member }).member)
      queries.invalidateQueries({
        predicate: ({ queryKey: [owner, name] }) => owner === member_id && stales.includes(String(name)),
      })
    }
    setState('success')
    onSuccess?.(answer)
    return true
  }

  return { state, error, send: sendOne, reset: () => setState('unstarted') }
}
