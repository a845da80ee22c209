import type { JournalMessage } from '@evenkeel/api'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '../../lib/words/moments'
import styles from './Conversation.module.css'
import { Offer } from './Offer'
import { Reactions } from './Reactions'
import type { Placed } from './runs'
import { SafetyReply, SafetyWays } from './SafetyReply'

interface MessageProps extends Placed {
  threadId: string
  isSought: boolean
  /** Not with the server yet, and not on its way. */
  isWaiting: boolean
}

/** One line of the conversation. Who speaks and when stands above the first of a turn; what to do with it, below the last. */
export function Message({ message, isFirst, isLast, isOfSafety, threadId, isSought, isWaiting }: MessageProps) {
  const { t, i18n } = useTranslation()
  const isMine = message.author === 'member'
  const words = { moment: dayAndTime(new Date(message.sent_at), i18n.language) }
  const names = [styles.message, isMine && styles.mine, isFirst && styles.first, isSought && styles.sought]
  return (
    <li id={message.journal_thread_message_id} className={names.filter(Boolean).join(' ')}>
      {isFirst && <p className="small quiet">{isMine ? t('journal.by_you', words) : t('journal.by_guide', words)}</p>}
      <Words message={message} isFirst={isFirst} />
      {isWaiting && <p className="small quiet">{t('journal.write.waiting')}</p>}
      {message.exercise_id && <Offer exerciseId={message.exercise_id} />}
      {!isMine && isLast && (
        <div className={styles.below} aria-live="off">
          {isOfSafety ? <SafetyWays /> : <Reactions message={message} threadId={threadId} />}
        </div>
      )}
    </li>
  )
}

function Words({ message: { is_safety_reply, body }, isFirst }: { message: JournalMessage; isFirst: boolean }) {
  return is_safety_reply ? <SafetyReply body={body} isMarked={isFirst} /> : <p className={styles.bubble}>{body}</p>
}
