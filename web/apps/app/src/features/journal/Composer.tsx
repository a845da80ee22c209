import type { JournalMessage, JournalPage, Member } from '@evenkeel/api'
import { Button, TextArea } from '@evenkeel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useKeptDraft } from '../../lib/kept-draft'
import { useMember } from '../../lib/member'
import { useWrite } from '../../lib/use-write'
import { newUuid } from '../../lib/uuid'
import styles from './Journal.module.css'
import { CHAT_UPDATE, type ChatUpdate, threadQuery } from './reads'

/** As many as the server takes. */
const LONGEST_ENTRY = 10_000

/** Where the member writes. What is typed stays on the device until it is sent, and waits there for a connection. */
export function Composer({ threadId }: { threadId: string }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const [text, setText] = useKeptDraft(member_id, `journal:${threadId}`)
  const [isEmpty, setIsEmpty] = useState(false)
  /** It stands in the conversation from the press of the button; where it is refused it comes back. */
  const pressed = useRef('')
  const show = useShown(threadId)
  const write = useWrite<{ member: Member; messages: JournalMessage[] }>({
    kind: 'journal',
    listener: 'service',
    path: CHAT_UPDATE,
    stales: ['journal-thread', 'journal-threads'],
    onSuccess: (answer) => answer && show(answer.messages),
    onRefused: () => setText(pressed.current),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setIsEmpty(true)
    const event_uuid = newUuid()
    const written_at = new Date().toISOString()
    const entry: ChatUpdate = { journal_thread_id: threadId, event_uuid, body: text.trim(), written_at }
    write.send(entry, event_uuid)
    pressed.current = text
    setText('')
  }
  return (
    <form className={styles.composer} noValidate onSubmit={send}>
      {isEmpty && <p role="alert">{t('journal.write.empty')}</p>}
      <CallError error={write.error} />
      <div className={styles.line}>
        <TextArea
          label={t('journal.write.label')}
          placeholder={t('journal.write.invitation')}
          maxLength={LONGEST_ENTRY}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsEmpty(false)
            write.reset()
          }}
        />
        <Button
          type="submit"
          request={write.state}
          loadingText={t('journal.write.sending')}
          successText={t('journal.write.sent')}
        >
          {t('journal.write.send')}
        </Button>
      </div>
    </form>
  )
}

/** Puts what the server has kept at the end of the conversation at once. */
function useShown(threadId: string) {
  const { member_id } = useMember()
  const queries = useQueryClient()
  return (added: JournalMessage[]) =>
    queries.setQueryData(threadQuery(member_id, threadId).queryKey, (page: JournalPage | undefined) => {
      const known = new Set(page?.messages.map(({ journal_thread_message_id }) => journal_thread_message_id))
      const fresh = added.filter(({ journal_thread_message_id }) => !known.has(journal_thread_message_id))
      return page && { ...page, messages: [...page.messages, ...fresh] }
    })
}
