import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Conversation.module.css'

/** Milliseconds: an answer that is nearly there needs no sign. */
const PATIENCE = 400

/** Three dots that breathe, with words for who does not see them. */
export function Writing() {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isShown && (
        <p className={`${styles.bubble} ${styles.writing}`}>
          <span className="visually-hidden">{t('journal.answer.writing')}</span>
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
        </p>
      )}
    </div>
  )
}
