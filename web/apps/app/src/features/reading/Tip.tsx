import { Card } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { FingerPicture } from '../../components/FingerPicture'
import type { CaptureView } from './capture-session'
import styles from './Tip.module.css'
import { tipOf } from './tip-of'

interface TipProps {
  view: CaptureView
  isLit: boolean
}

/** One kind sentence about the finger, or about what the engine finds in its way. It is spoken too, when it changes. */
export function Tip({ view, isLit }: TipProps) {
  const { t } = useTranslation()
  const { keptSeconds } = view
  const isLost = view.phase === 'finding' && view.lostAtSecond !== undefined
  const key = tipOf(view.live, isLit)
  return (
    <Card className={styles.tip}>
      <FingerPicture size={72} />
      <div role="status">
        <h2>{t(`reading.tip.${key}.title`)}</h2>
        <p className="quiet">
          {keptSeconds !== undefined && t('reading.tip.kept', { seconds: keptSeconds })}
          {keptSeconds === undefined && isLost && t('reading.tip.lost', { second: view.lostAtSecond })}
          {keptSeconds === undefined && !isLost && t(`reading.tip.${key}.words`)}
        </p>
      </div>
    </Card>
  )
}
