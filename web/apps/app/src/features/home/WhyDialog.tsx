import { Dialog } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/calls/member'
import { balanceSeriesQuery } from '../../lib/calls/member-reads'
import { dayAndTime, dayAtNoon, shortDay } from '../../lib/words/moments'
import { lastChange } from './last-change'
import styles from './WhyDialog.module.css'

/** The score's reasons, each with the share it had, and how sure the score is of itself. */
export function WhyDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const { balance } = useMember()
  const isReady = balance.status === 'READY'
  return (
    <Dialog
      title={isReady ? t('why.title_score', { score: balance.score }) : t('why.title_pending')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <p className="quiet">{isReady ? t('why.lead_score') : t('why.lead_pending')}</p>
      {balance.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {balance.reasons.map((reason) => (
            <li key={reason.name}>
              <p>{reason.text}</p>
              {reason.weight > 0 && <Weight share={reason.weight} label={t('why.weight')} />}
            </li>
          ))}
        </ul>
      )}
      {isReady && (
        <section className={styles.certainty}>
          <h3>{t('why.certainty')}</h3>
          <Weight share={balance.certainty} label={t('why.certainty')} />
          <p className="quiet small">{t('why.certainty_words')}</p>
        </section>
      )}
      {isReady && <LastChange />}
      <p className="quiet small">
        {t('why.counted', { count: balance.check_ins_counted })}
        {balance.last_changed_at &&
          ` ${t('why.changed', { moment: dayAndTime(new Date(balance.last_changed_at), i18n.language) })}`}
      </p>
    </Dialog>
  )
}

function Weight({ share, label }: { share: number; label: string }) {
  const { i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share)
  return (
    <span className={styles.weight}>
      <meter min={0} max={1} value={share} aria-label={label} />
      <span className="small quiet">{percent}</span>
    </span>
  )
}

/** What the score was before, from its history: nothing is shown until that has arrived. */
function LastChange() {
  const { t, i18n } = useTranslation()
  const { member_id } = useMember()
  const { data: series } = useQuery(balanceSeriesQuery(member_id, 'month'))
  const change = lastChange(series?.points ?? [])
  if (!change) return null
  const day = shortDay(dayAtNoon(change.day), i18n.language)
  return <p className="quiet small">{t('why.last_change', { before: change.before, after: change.after, day })}</p>
}
