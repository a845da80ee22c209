import { Dialog } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/member'
import { dayAndTime } from '../../lib/moments'
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
              {reason.weight > 0 && <Weight share={reason.weight} />}
            </li>
          ))}
        </ul>
      )}
      <p className="quiet small">
        {t('why.counted', { count: balance.check_ins_counted })}
        {balance.last_changed_at &&
          ` ${t('why.changed', { moment: dayAndTime(new Date(balance.last_changed_at), i18n.language) })}`}
      </p>
    </Dialog>
  )
}

function Weight({ share }: { share: number }) {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share)
  return (
    <span className={styles.weight}>
      <meter min={0} max={1} value={share} aria-label={t('why.weight')} />
      <span className="small quiet">{percent}</span>
    </span>
  )
}
