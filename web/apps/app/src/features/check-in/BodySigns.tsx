import { Chip, Chips } from '@evenkeel/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../lib/calls/config'
import styles from './CheckIn.module.css'

/** As many as fit above the thumb on a phone; the others are one tap away. */
const SHOWN_AT_FIRST = 7

interface BodySignsProps {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

export function BodySigns({ chosen, onChange }: BodySignsProps) {
  const { t } = useTranslation()
  const { body_signs } = useConfig()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? body_signs : body_signs.slice(0, SHOWN_AT_FIRST)
  const toggle = (key: string) => {
    const others = chosen.filter((sign) => sign !== key)
    onChange(others.length < chosen.length ? others : [...chosen, key])
  }
  return (
    <section className={styles.signs}>
      <h2>{t('check_in.body')}</h2>
      <Chips label={t('check_in.body')}>
        {shown.map(({ key, title }) => (
          <Chip key={key} isSelected={chosen.includes(key)} onToggle={() => toggle(key)}>
            {title}
          </Chip>
        ))}
        {shown.length < body_signs.length && (
          <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('check_in.more_signs')}
          </button>
        )}
      </Chips>
    </section>
  )
}
