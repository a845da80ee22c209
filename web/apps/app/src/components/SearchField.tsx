import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  /** Spoken. What is seen until something is written is a word that fits in letters of any size. */
  label: string
  value: string
  onChange: (text: string) => void
}

const LONGEST_SEARCH = 200

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation()
  return (
    <search className={styles.search}>
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={t('common.search')}
        maxLength={LONGEST_SEARCH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}
