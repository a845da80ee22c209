import { Button, CountdownRing } from '@evenkeel/ui'
import { Footprints } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Help.module.css'

const STEPS = ['look', 'press', 'touch', 'listen', 'breathe'] as const
const STEP_SECONDS = 12
const ALL_SECONDS = STEPS.length * STEP_SECONDS

/** Sixty seconds of looking, pressing, touching, listening and breathing out: nothing that could make it worse. */
export function Grounding() {
  const { t } = useTranslation()
  const [second, setSecond] = useState<number>()
  const isRunning = second !== undefined && second < ALL_SECONDS
  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => setSecond((passed = 0) => passed + 1), 1000)
    return () => clearInterval(tick)
  }, [isRunning])
  const step = STEPS[Math.floor((second ?? 0) / STEP_SECONDS)]
  return (
    <section className={styles.section} aria-labelledby="help-grounding">
      <h2 id="help-grounding">{t('help.grounding.title')}</h2>
      {isRunning && step ? (
        <>
          <div className={styles.ring}>
            <CountdownRing share={second / ALL_SECONDS} description={t('help.grounding.ring')}>
              <span className={`figure ${styles.seconds}`} aria-hidden="true">
                {ALL_SECONDS - second}
              </span>
            </CountdownRing>
          </div>
          <p className={`large ${styles.step}`} role="status">
            {t(`help.grounding.${step}`)}
          </p>
          <Button look="plain" onClick={() => setSecond(undefined)}>
            {t('help.grounding.stop')}
          </Button>
        </>
      ) : (
        <>
          <p className="quiet">{second === undefined ? t('help.grounding.lead') : t('help.grounding.done')}</p>
          <Button
            look="ghost"
            isWide
            icon={<Footprints size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setSecond(0)}
          >
            {second === undefined ? t('help.grounding.start') : t('help.grounding.again')}
          </Button>
        </>
      )}
    </section>
  )
}
