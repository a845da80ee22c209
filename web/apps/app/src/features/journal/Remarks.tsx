import type { JournalNotice, JournalRemark } from '@evenkeel/api'
import { Button, Dialog } from '@evenkeel/ui'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Conversation.module.css'
import { NoticeWords } from './NoticeWords'

const OF_A_LINE: readonly JournalRemark[] = ['not_meant', 'wrong_tone', 'said_before']
const OF_SAFETY: readonly JournalRemark[] = ['figure_of_speech', 'somebody_else', 'unwanted_thought']

interface RemarksProps {
  isAboutSafety: boolean
  /** `about-this-line`; nothing where this device has not heard of it yet. */
  why: JournalNotice | undefined
  onRemark: (words: string, remark: JournalRemark) => void
}

/** Below the newest line of the guide: what to say where it misses, and where it came from. */
export function Remarks({ isAboutSafety, why, onRemark }: RemarksProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const remarks = isAboutSafety ? OF_SAFETY : OF_A_LINE
  return (
    <div className={styles.remarks} aria-live="off">
      <button type="button" className={styles.ask} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <MessageCircleQuestionMark size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('journal.remark.open')}
      </button>
      {isOpen && (
        <ul className={styles.choices}>
          {remarks.map((remark) => (
            <li key={remark}>
              <Button look="ghost" onClick={() => onRemark(t(`journal.remark.${remark}`), remark)}>
                {t(`journal.remark.${remark}`)}
              </Button>
            </li>
          ))}
          {why && (
            <li>
              <Button look="plain" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
                {t('journal.why')}
              </Button>
            </li>
          )}
        </ul>
      )}
      {why && isAsked && (
        <Dialog title={why.title || t('journal.why')} closeLabel={t('common.close')} onClose={() => setIsAsked(false)}>
          <NoticeWords notice={why} />
        </Dialog>
      )}
    </div>
  )
}
