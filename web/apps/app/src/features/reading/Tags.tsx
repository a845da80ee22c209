import type { ReadingTag } from '@evenkeel/api'
import { Chip, Chips } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { CONTEXT_TAGS } from '../../lib/practice/context-tags'
import styles from './Intro.module.css'

interface TagsProps {
  chosen: readonly ReadingTag[]
  onChange: (tags: ReadingTag[]) => void
}

/** What else may show in the figures. Folded away: most readings need none. */
export function Tags({ chosen, onChange }: TagsProps) {
  const { t } = useTranslation()
  const toggle = (tag: ReadingTag) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag])
  return (
    <details className={styles.tags}>
      <summary>{t('reading.tags.title', { count: chosen.length })}</summary>
      <Chips label={t('reading.tags.label')}>
        {CONTEXT_TAGS.map((tag) => (
          <Chip key={tag} isSelected={chosen.includes(tag)} onToggle={() => toggle(tag)}>
            {t(`progress.recovery.tag_name.${tag}`)}
          </Chip>
        ))}
      </Chips>
    </details>
  )
}
