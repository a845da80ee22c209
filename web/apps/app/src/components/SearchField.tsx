import { Search } from 'lucide-react'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  /** Spoken, and seen until something is written. */
  label: string
  value: string
  onChange: (text: string) => void
}

const LONGEST_SEARCH = 200

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_SEARCH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}
