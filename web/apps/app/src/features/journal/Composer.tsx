import type { JournalMessage, JournalPage, Member } from '@evenkeel/api'
import { Button, Foot, TextArea } from '@evenkeel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
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
  const show = useShown(threadId)
  const write = useWrite<{ member: Member; messages: JournalMessage[] }>({
    kind: 'journal',
    listener: 'service',
    path: CHAT_UPDATE,
    stales: ['journal-thread', 'journal-threads'],
    onSuccess: (answer) => {
      if (answer) show(answer.messages)
      setText('')
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setIsEmpty(true)
    const event_uuid = newUuid()
    const written_at = new Date().toISOString()
    const entry: ChatUpdate = { journal_thread_id: threadId, event_uuid, body: text.trim(), written_at }
    write.send(entry, event_uuid)
  }
  return (
    <form className={styles.composer} noValidate onSubmit={send}>
      <Foot>
        {isEmpty && <p role="alert">{t('journal.write.empty')}</p>}
        <CallError error={write.error} />
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
          isWide
          type="submit"
          request={write.state}
          loadingText={t('journal.write.sending')}
          successText={t('journal.write.sent')}
        >
          {t('journal.write.send')}
        </Button>
      </Foot>
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
