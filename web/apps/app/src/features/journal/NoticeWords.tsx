import type { JournalNotice } from '@evenkeel/api'
import styles from './Notices.module.css'

/** Shows the text of a notice without its title. */
export function NoticeWords({ notice: { texts, is_in_bold_capitals } }: { notice: JournalNotice }) {
  return (
    <div className={`${styles.texts} ${is_in_bold_capitals ? styles.formal : ''}`}>
      {texts.map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
    </div>
  )
}
