import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/navigation/paths'
import styles from './Notices.module.css'
import { NoticeWords } from './NoticeWords'
import type { Notices } from './use-notices'

/** One of the ways to say it, always the same one in a conversation. */
function wordsFor(threadId: string, [first = '']: readonly string[], variants: readonly string[]): string {
  const all = [first, ...variants]
  const sum = [...threadId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return all[sum % all.length] ?? first
}

/** Small, above the conversation, until somebody has written in it. */
export function NewThreadNotice({ notices, threadId }: { notices: Notices; threadId: string }) {
  const { t } = useTranslation()
  return (
    <div className={`small quiet ${styles.begins}`}>
      {notices.at('new_thread').map((notice) => (
        <p key={notice.id}>
          <span dir="auto">{wordsFor(threadId, notice.texts, notice.variants)}</span>{' '}
          <Link to={paths.help}>{t('journal.help_now')}</Link>
        </p>
      ))}
      {notices.at('trainer_linked').map((notice) => (
        <NoticeWords key={notice.id} notice={notice} />
      ))}
    </div>
  )
}
