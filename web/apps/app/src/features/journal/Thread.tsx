import { type JournalMessage, type JournalPage, useRequest } from '@evenkeel/api'
import { Screen, StateMark, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { Loaded } from '../../components/Loaded'
import { MoreButton } from '../../components/MoreButton'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { UnsentNotices } from '../../components/UnsentNotices'
import { useConfig } from '../../lib/config'
import { useMember } from '../../lib/member'
import { dayAndTime } from '../../lib/moments'
import { paths } from '../../lib/paths'
import { useNervousState } from '../../lib/states'
import { Composer } from './Composer'
import styles from './Journal.module.css'
import { Reactions } from './Reactions'
import { readThread, threadQuery } from './reads'
import { useMarkRead } from './use-mark-read'
import { useNewestInView } from './use-newest-in-view'
import { useSoughtLine } from './use-sought-line'
import { useWaitingEntries } from './use-waiting-entries'

export default function Thread() {
  const { t } = useTranslation()
  const { threadId = '' } = useParams()
  const { member_id } = useMember()
  const query = useQuery(threadQuery(member_id, threadId))
  return (
    <Screen>
      <PageTitle>{t('journal.title')}</PageTitle>
      <TopBar start={<BackLink to={paths.journal} />} />
      <div className={styles.notices}>
        <OfflineNotice />
        <UnsentNotices />
      </div>
      <Loaded query={query}>{(page) => <Conversation page={page} />}</Loaded>
    </Screen>
  )
}

function Conversation({ page: { thread, messages, next } }: { page: JournalPage }) {
  const { t } = useTranslation()
  const { onboarding } = useConfig()
  const state = useNervousState(thread.life_aspect_current_state)
  const aspect = onboarding.life_aspects.find(({ key }) => key === thread.life_aspect)?.title ?? thread.life_aspect
  const [earlier, setEarlier] = useState<{ messages: JournalMessage[]; next: string | null }>()
  const more = useRequest((before: string) => readThread(thread.journal_thread_id, before), {
    onSuccess: (page) =>
      setEarlier((known) => ({ messages: [...page.messages, ...(known?.messages ?? [])], next: page.next })),
  })
  useMarkRead(thread)
  const cursor = earlier ? earlier.next : next
  const waiting = useWaitingEntries(thread.journal_thread_id)
  const shown = [...(earlier?.messages ?? []), ...messages, ...waiting].toSorted((one, other) =>
    one.sent_at.localeCompare(other.sent_at),
  )
  useNewestInView(shown.at(-1))
  const sought = useSoughtLine({
    ids: shown.map(({ journal_thread_message_id }) => journal_thread_message_id),
    cursor,
    isLoading: more.state === 'fetching',
    readEarlier: more.send,
  })
  return (
    <>
      <h1>{aspect}</h1>
      <p className={`small quiet ${styles.stateLine}`}>
        <StateMark state={thread.life_aspect_current_state} />
        {state?.display_name}
      </p>
      <MoreButton request={more} cursor={cursor} look="plain">
        {t('journal.earlier_messages')}
      </MoreButton>
      <ol className={styles.messages}>
        {shown.map((message) => (
          <Message
            key={message.journal_thread_message_id}
            message={message}
            threadId={thread.journal_thread_id}
            isSought={message.journal_thread_message_id === sought}
            isWaiting={waiting.includes(message)}
          />
        ))}
      </ol>
      <aside className={styles.can}>
        <p>{t('journal.private')}</p>
        <p className="small quiet">
          {t('journal.machine')} <Link to={paths.help}>{t('journal.help_now')}</Link>
        </p>
      </aside>
      <Composer threadId={thread.journal_thread_id} />
    </>
  )
}

interface MessageProps {
  message: JournalMessage
  threadId: string
  isSought: boolean
  /** Not with the server yet. */
  isWaiting: boolean
}

function Message({ message, threadId, isSought, isWaiting }: MessageProps) {
  const { t, i18n } = useTranslation()
  const isMine = message.author === 'member'
  const words = { moment: dayAndTime(new Date(message.sent_at), i18n.language) }
  return (
    <li
      id={message.journal_thread_message_id}
      className={`${styles.message} ${isMine ? styles.mine : ''} ${isSought ? styles.sought : ''}`}
    >
      <p className="small quiet">{isMine ? t('journal.by_you', words) : t('journal.by_guide', words)}</p>
      <p className={styles.bubble}>{message.body}</p>
      {isWaiting && <p className="small quiet">{t('journal.write.waiting')}</p>}
      {!isMine && <Reactions message={message} threadId={threadId} />}
    </li>
  )
}
