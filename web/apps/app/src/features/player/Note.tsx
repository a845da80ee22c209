import { TextArea } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import styles from './After.module.css'

const LONGEST_NOTE = 600

/** A line about it, out of the way of whoever has none. */
export function Note({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation()
  return (
    <details className={styles.note}>
      <summary>{t('player.after.note')}</summary>
      <TextArea
        label={t('player.after.note')}
        placeholder={t('player.after.note')}
        maxLength={LONGEST_NOTE}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </details>
  )
}
