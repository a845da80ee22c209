import type { Recovery } from '@evenkeel/api'
import { useTranslation } from 'react-i18next'
import { isContextTag } from '../../lib/practice/context-tags'
import styles from './ReadingTrend.module.css'

/** Where the last week lies against the member's own usual range, and what was going on. It names no state. */
export function RecoveryWords({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation()
  const { status, usual, week, baseline, week_rmssd_ms } = recovery
  const named = recovery.tags.flatMap(({ tag, days }) => (isContextTag(tag) ? [{ tag, days }] : []))
  if (status === 'gathering' || !usual || week_rmssd_ms === null) {
    return (
      <p className="small quiet">
        {t('progress.recovery.gathering', {
          week: week.days,
          weekNeeded: week.needed,
          all: baseline.days,
          allNeeded: baseline.needed,
        })}
      </p>
    )
  }
  return (
    <>
      <p className="small">
        <span className={styles.swatch} aria-hidden="true" />{' '}
        {t(`progress.recovery.${status}`, {
          week: Math.round(week_rmssd_ms),
          from: Math.round(usual.usual_from_ms),
          to: Math.round(usual.usual_to_ms),
        })}
      </p>
      {named.length > 0 && (
        <ul className={styles.tags} aria-label={t('progress.recovery.tags')}>
          {named.map(({ tag, days }) => (
            <li key={tag} className="small">
              {t('progress.recovery.tag', { tag: t(`progress.recovery.tag_name.${tag}`), count: days })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
