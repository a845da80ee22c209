import { useIsOnline } from '@evenkeel/api'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../components/MoreButton'
import styles from './Conversation.module.css'
import { Message } from './Message'
import { Revealing } from './Revealing'
import type { Placed } from './runs'
import type { Conversing } from './use-conversing'
import type { History } from './use-history'
import { Writing } from './Writing'

interface LinesProps {
  history: History
  conversing: Conversing
  threadId: string
}

/**
 * The conversation. What comes is announced line by line, and whole; earlier lines that somebody fetches are not news, and
 * a line that is still being read out stands outside until it is over.
 */
export function Lines({ history, conversing, threadId }: LinesProps) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const { placed, earlierCount, cursor, more, unkept, target } = history
  const { underway, coming, isLate, onShown } = conversing
  const [line] = coming
  const idOf = ({ message }: Placed) => message.journal_thread_message_id
  const show = (each: Placed) => (
    <Message
      // An entry stays the same line when the server has kept it under an id of its own.
      key={each.message.author === 'member' ? Date.parse(each.message.sent_at) : idOf(each)}
      {...each}
      threadId={threadId}
      isTarget={idOf(each) === target}
      isWaiting={unkept.includes(each.message) && !underway.has(idOf(each)) && !isLate}
    />
  )
  return (
    <div className={styles.conversation}>
      <MoreButton request={more} cursor={cursor} look="plain">
        {t('journal.earlier_messages')}
      </MoreButton>
      {earlierCount > 0 && <ol className={styles.messages}>{placed.slice(0, earlierCount).map(show)}</ol>}
      <div role="log" aria-label={t('journal.log')}>
        <ol className={styles.messages}>{placed.slice(earlierCount).map(show)}</ol>
      </div>
      {line ? <Revealing key={line.key} line={line} onShown={onShown} /> : underway.size > 0 && isOnline && <Writing />}
    </div>
  )
}
