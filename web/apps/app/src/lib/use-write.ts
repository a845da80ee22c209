import type { CallFailed, Member, RequestState } from '@evenkeel/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMemberUpdate } from './config'
import { useMember } from './member'
import { send, type Write } from './outbox'
import { newUuid } from './uuid'

interface WriteOptions<Answer> extends Pick<Write, 'kind' | 'path' | 'listener'> {
  method?: Write['method']
  /** Reads of this member that it makes stale, by the second part of their key. */
  stales?: readonly string[]
  /** What was answered; undefined where the write waits on the device for a connection. */
  onSuccess?: (answer: Answer | undefined) => void
}

interface WriteHandle {
  state: RequestState
  error: CallFailed | undefined
  /** A given id makes a repeat harmless; without one every press is an event of its own. */
  send: (body: object, id?: string) => Promise<void>
  reset: () => void
}

/** One write of a screen through the outbox, in the four states of every request. Kept on the device counts as done. */
export function useWrite<Answer extends { member: Member }>(options: WriteOptions<Answer>): WriteHandle {
  const { member_id } = useMember()
  const queries = useQueryClient()
  const updateMember = useMemberUpdate()
  const [state, setState] = useState<RequestState>('unstarted')
  const [error, setError] = useState<CallFailed>()
  const { kind, listener = 'main', path, method = 'POST', stales = [], onSuccess } = options

  const sendOne = async (body: object, id = newUuid()) => {
    setState('fetching')
    setError(undefined)
    const delivery = await send<Answer>({ id, kind, listener, method, path, body, memberId: member_id })
    if (delivery.kind === 'refused') {
      setError(delivery.failed)
      setState('error')
      return
    }
    const answer = delivery.kind === 'delivered' ? delivery.answer : undefined
    if (answer) {
      updateMember(answer.member)
      queries.invalidateQueries({
        predicate: ({ queryKey: [owner, name] }) => owner === member_id && stales.includes(String(name)),
      })
    }
    setState('success')
    onSuccess?.(answer)
  }

  return { state, error, send: sendOne, reset: () => setState('unstarted') }
}
