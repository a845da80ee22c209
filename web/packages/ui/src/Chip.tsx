import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

interface ChipProps {
  isSelected: boolean
  onToggle: () => void
  children: ReactNode
}

/** One of several things that may be true at once. */
export function Chip({ isSelected, onToggle, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isSelected} onClick={onToggle}>
      {isSelected && <Check size={16} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </button>
  )
}

export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out beside its chips.
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  )
}
