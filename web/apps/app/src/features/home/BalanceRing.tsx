import { Ring } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/calls/member'
import { useNervousState, useRingBands } from '../../lib/calls/states'
import styles from './BalanceRing.module.css'
import { WhyDialog } from './WhyDialog'

/** The product's face: where the member stands, how the score is, and why. */
export function BalanceRing() {
  const { t } = useTranslation()
  const { balance, recent_check_ins } = useMember()
  const bands = useRingBands()
  const state = useNervousState(balance.state)
  const [isExplaining, setIsExplaining] = useState(false)
  const isReady = balance.status === 'READY' && balance.score !== null
  const dots = recent_check_ins.map((checkIn) => ({
    id: checkIn.check_in_id,
    angle: checkIn.angle,
    state: checkIn.state,
  }))
  const description = isReady
    ? t('home.ring_ready', { score: balance.score, state: state?.display_name ?? '' })
    : t('home.ring_pending', { count: balance.check_ins_counted })

  return (
    <section className={styles.balance} aria-label={t('home.balance')}>
      <Ring
        bands={bands}
        description={description}
        activeState={state?.name}
        markerAngle={balance.angle ?? undefined}
        dots={dots}
      >
        <span className={`quiet ${styles.label}`}>{t('home.balance')}</span>
        {isReady ? (
          <span className={`figure ${styles.score}`}>{balance.score}</span>
        ) : (
          <span className={`figure ${styles.pending}`}>{t('home.pending')}</span>
        )}
        {state && (
          <span className={`figure ${styles.state}`} style={{ color: `var(--${state.name})` }}>
            {state.display_name}
          </span>
        )}
        <button type="button" className={styles.why} onClick={() => setIsExplaining(true)}>
          {isReady ? t('home.why_score', { score: balance.score }) : t('home.why_pending')}
        </button>
      </Ring>
      {!isReady && dots.length > 0 && <p className={`small quiet ${styles.caption}`}>{balance.reasons[0]?.text}</p>}
      {dots.length > 0 && <p className={`small quiet ${styles.caption}`}>{t('home.dots', { count: dots.length })}</p>}
      {isExplaining && <WhyDialog onClose={() => setIsExplaining(false)} />}
    </section>
  )
}
