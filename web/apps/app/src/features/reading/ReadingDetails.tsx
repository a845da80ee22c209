import type { Reading } from '@evenkeel/api'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/calls/member'
import { isGuest } from '../../lib/guest/guest-member'
import { deviceFigures } from '../../lib/practice/device-figures'
import { isKnownReason } from './quality-reasons'
import styles from './ReadingResult.module.css'
import { ShareIntervals } from './ShareIntervals'

/** Milliseconds of RMSSD by which the two engines may differ through rounding. */
const AGREEING = 1

/** How the number came about, what it says and does not say, and the raw intervals. Folded away: few need it every day. */
export function ReadingDetails({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  return (
    <details className={styles.details}>
      <summary>{t('result.how')}</summary>
      <Basis reading={reading} />
      <p>{t('result.says')}</p>
      <p>{t('result.does_not_say')}</p>
      <OnDevice reading={reading} />
      <ShareIntervals reading={reading} />
    </details>
  )
}

/** Says how many beats and seconds the values rest on. */
function Basis({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const seconds = Math.round(reading.clear_s ?? reading.duration_s)
  const early = reading.ectopic_beats ?? 0
  return (
    <p>
      {t('result.basis', { count: reading.beats, seconds, quality: reading.quality.toFixed(2) })}{' '}
      {isKnownReason(reading.quality_reason) && t(`result.quality_reason.${reading.quality_reason}`)}{' '}
      {early > 0 && t('result.early', { count: early })}
    </p>
  )
}

/** The same engine runs here and there; where the figures differ, the server's counts. */
function OnDevice({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const isAlone = isGuest(useMember())
  const device = deviceFigures.of(reading.task_id)
  if (isAlone) return <p>{t('result.device_alone')}</p>
  if (!device) return null
  const rmssd = Math.round(device.rmssd_ms)
  const agrees = Math.abs(device.rmssd_ms - reading.rmssd_ms) < AGREEING
  return <p>{t(agrees ? 'result.device_agrees' : 'result.device_differs', { rmssd })}</p>
}
