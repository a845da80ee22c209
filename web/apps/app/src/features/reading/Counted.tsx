import { useTranslation } from 'react-i18next'
import styles from './Counted.module.css'
import { type CaptureView, MEASURING_TIME } from './capture-session'
import { QualityStrip } from './QualityStrip'

/** Every second as a bar, how many of them are clear, and which just did not count and why. */
export function Counted({ view }: { view: CaptureView }) {
  const { t } = useTranslation()
  const { uncounted } = view.live
  return (
    <>
      <QualityStrip quality={view.quality} />
      <p className={`quiet ${styles.counted}`}>
        {uncounted
          ? t('reading.counted.not', {
              seconds: Math.round(uncounted.seconds),
              reason: t(`reading.tries.reason.${uncounted.trouble}`),
            })
          : t('reading.counted.clear', { clear: view.clearSeconds, wanted: MEASURING_TIME / 1000 })}
      </p>
    </>
  )
}
