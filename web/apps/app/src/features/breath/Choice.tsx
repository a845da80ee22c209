import type { CameraRefusal } from '@evenkeel/hrv'
import { Button, Chip, Chips, Foot, Notice, Screen, TopBar } from '@evenkeel/ui'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FingerPicture } from '../../components/FingerPicture'
import { IconLink } from '../../components/IconLink'
import { paths } from '../../lib/navigation/paths'
import type { ResonancePace } from '../../lib/practice/resonance-pace'
import { dayAndTime } from '../../lib/words/moments'
import styles from './Breath.module.css'
import type { Modes } from './modes'
import { RATES } from './resonance'

interface ChoiceProps {
  isOpening: boolean
  refusal: CameraRefusal | undefined
  /** Minutes of breathing that were just kept. */
  kept: number
  known: ResonancePace | undefined
  modes: Modes
  onModes: (modes: Modes) => void
  onFind: () => void
  onBreathe: (rate: number) => void
  onBlind: (rate: number) => void
}

const USUAL_RATE = 6

/** What the finder is, or the pace it found, and how it shall be shown. */
export function Choice(props: ChoiceProps) {
  const { isOpening, refusal, kept, known, modes, onModes, onFind, onBreathe, onBlind } = props
  const { t, i18n } = useTranslation()
  const [chosen, setChosen] = useState<number>()
  const rate = chosen ?? known?.rate ?? USUAL_RATE
  const numbers = new Intl.NumberFormat(i18n.language)
  const change = (part: Partial<Modes>) => onModes({ ...modes, ...part })
  const breathe = t('breath.breathe', { rate: numbers.format(rate) })
  return (
    <Screen>
      <TopBar start={<IconLink to={paths.practice} label={t('common.back')} icon={ArrowLeft} />} />
      <div className={styles.picture}>
        <FingerPicture size={120} />
      </div>
      <h1>{known ? t('breath.known', { rate: numbers.format(known.rate) }) : t('breath.title')}</h1>
      <p className="quiet">
        {known ? t('breath.found_on', { day: dayAndTime(new Date(known.foundAt), i18n.language) }) : t('breath.words')}
      </p>
      <section className={styles.part}>
        <h2>{t('breath.rate')}</h2>
        <Chips label={t('breath.rate')}>
          {RATES.map((value) => (
            <Chip key={value} isSelected={value === rate} onToggle={() => setChosen(value)}>
              {numbers.format(value)}
            </Chip>
          ))}
        </Chips>
      </section>
      <section className={styles.part}>
        <h2>{t('breath.modes.title')}</h2>
        <Chips label={t('breath.modes.title')}>
          <Chip isSelected={modes.hasSound} onToggle={() => change({ hasSound: !modes.hasSound, isSoundOnly: false })}>
            {t('breath.modes.sound')}
          </Chip>
          <Chip
            isSelected={modes.isSoundOnly}
            onToggle={() => change({ isSoundOnly: !modes.isSoundOnly, hasSound: true })}
          >
            {t('breath.modes.sound_only')}
          </Chip>
          <Chip isSelected={modes.isPlain} onToggle={() => change({ isPlain: !modes.isPlain })}>
            {t('breath.modes.plain')}
          </Chip>
        </Chips>
      </section>
      <p className={`small quiet ${styles.part}`}>{t('breath.care')}</p>
      <Foot>
        {kept > 0 && <Notice>{t('breath.kept', { count: kept })}</Notice>}
        {refusal && <Notice tone="alarm">{t(`reading.no_camera.${refusal}.title`)}</Notice>}
        <Button
          isWide
          request={isOpening ? 'fetching' : 'unstarted'}
          loadingText={t('reading.opening.title')}
          onClick={known ? () => onBreathe(rate) : onFind}
        >
          {known ? breathe : t('breath.find')}
        </Button>
        <Button look="ghost" isWide onClick={known ? onFind : () => onBreathe(rate)}>
          {known ? t('breath.find_again') : breathe}
        </Button>
        <Button look="plain" onClick={() => onBlind(rate)}>
          {t('breath.without_camera')}
        </Button>
      </Foot>
    </Screen>
  )
}
