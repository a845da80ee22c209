import type { CallFailed, JournalAnswer, JournalMessage, JournalPage, JournalRemark } from '@evenkeel/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { noticesQuery, threadQuery } from '../../lib/calls/member-reads'
import { newUuid } from '../../lib/device/uuid'
import { isFinal } from '../../lib/outbox/final-refusal'
import { send } from '../../lib/outbox/outbox'
import { asItComes } from './answer-stream'
import { type Coming, unfinished, withMessage, without, withPiece } from './coming'
import { CHAT_UPDATE, type ChatUpdate } from './reads'

interface About {
  /** What is said about the line before. */
  remark?: JournalRemark | undefined
  /** When the newest line of the conversation was written. */
  newestAt?: string | undefined
}

/** The clock of a device may be behind; what is said next stands after what it answers all the same. */
const momentAfter = (newestAt: string | undefined) =>
  new Date(Math.max(Date.now(), newestAt ? Date.parse(newestAt) + 1 : 0)).toISOString()

export interface Conversing {
  write: (body: string, about?: About) => Promise<void>
  /** Entries that are on their way just now, by event id. */
  underway: ReadonlySet<string>
  /** Those of them that the server has kept already, and the message as which it has. */
  kept: ReadonlyMap<string, string>
  /** What the guide answers, as far as it has come. */
  coming: Coming
  /** A line has been read out to its end. */
  onShown: (key: string) => void
  error: CallFailed | undefined
  /** An entry had a connection and found no answer. */
  isLate: boolean
  forgetError: () => void
}

/** Sends what the member writes through the outbox, and hears the answer as it comes. */
export function useConversing(threadId: string, onRefused: (body: string) => void): Conversing {
  const { member_id } = useMember()
  const [underway, setUnderway] = useState<ReadonlySet<string>>(new Set())
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map())
  const [coming, setComing] = useState<Coming>([])
  const [error, setError] = useState<CallFailed>()
  const [isLate, setIsLate] = useState(false)
  const { isKnown, show, settle } = useShown(threadId)

  const listenerOf = (event_uuid: string) => ({
    onPiece: (text: string) => setComing((lines) => withPiece(lines, text)),
    onMessage: (message: JournalMessage) => {
      if (message.author === 'member') setKept((ids) => new Map(ids).set(event_uuid, message.journal_thread_message_id))
      if (isKnown(message)) return
      setComing((lines) => withMessage(lines, message))
      show([message])
    },
  })

  const write: Conversing['write'] = async (body, { remark, newestAt } = {}) => {
    const event_uuid = newUuid()
    const written_at = momentAfter(newestAt)
    const entry: ChatUpdate = { journal_thread_id: threadId, event_uuid, body, written_at, ...(remark && { remark }) }
    setError(undefined)
    setIsLate(false)
    setComing(unfinished)
    setUnderway((ids) => new Set([...ids, event_uuid]))
    const delivery = await send(
      { id: event_uuid, memberId: member_id, call: `POST ${CHAT_UPDATE}`, body: entry },
      asItComes(listenerOf(event_uuid)),
    )
    setUnderway((ids) => new Set([...ids].filter((id) => id !== event_uuid)))
    // Half a line that nobody finishes is nothing to look at.
    setComing((lines) => lines.filter(({ message }) => message))
    if (delivery.kind === 'delivered') return settle(delivery.answer)
    if (delivery.kind === 'waiting') return setIsLate(navigator.onLine)
    setError(delivery.failed)
    if (isFinal(delivery.failed) && !remark) onRefused(body)
  }

  return {
    write,
    underway,
    kept,
    coming,
    onShown: (key) => setComing((lines) => without(lines, key)),
    error,
    isLate,
    forgetError: () => setError(undefined),
  }
}

/** Puts what the server has kept at the end of the conversation at once. */
function useShown(threadId: string) {
  const { member_id } = useMember()
  const queries = useQueryClient()
  const updateMember = useMemberUpdate()
  const { queryKey } = threadQuery(member_id, threadId)
  const idsOf = (page: JournalPage | undefined) =>
    new Set(page?.messages.map(({ journal_thread_message_id }) => journal_thread_message_id))
  const isKnown = ({ journal_thread_message_id }: JournalMessage) =>
    idsOf(queries.getQueryData(queryKey)).has(journal_thread_message_id)
  const show = (added: readonly JournalMessage[]) =>
    queries.setQueryData(queryKey, (page: JournalPage | undefined) => {
      const known = idsOf(page)
      const fresh = added.filter(({ journal_thread_message_id }) => !known.has(journal_thread_message_id))
      return page && { ...page, messages: [...page.messages, ...fresh] }
    })
  const settle = ({ member, messages, guide_needs_acknowledgement }: JournalAnswer) => {
    show(messages)
    updateMember(member)
    // The notices have changed since this device read them: they take the place of the field.
    if (guide_needs_acknowledgement) queries.invalidateQueries({ queryKey: noticesQuery(member_id).queryKey })
    for (const name of ['journal-thread', 'journal-threads']) queries.invalidateQueries({ queryKey: [member_id, name] })
  }
  return { isKnown, show, settle }
}
