import type { ReadingContext } from '@evenkeel/api'
import { Button, Chip, Chips, Foot, Notice, Screen, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FingerPicture } from '../../components/FingerPicture'
import { IconLink } from '../../components/IconLink'
import { OfflineNotice } from '../../components/OfflineNotice'
import { paths } from '../../lib/navigation/paths'
import styles from './Intro.module.css'
import { OtherWays } from './OtherWays'
import { Tags } from './Tags'
import type { useReading } from './use-reading'

const CONTEXTS = ['morning', 'after_practice', 'other'] as const satisfies readonly ReadingContext[]
const STEPS = ['sit', 'finger', 'light'] as const

interface IntroProps {
  reading: ReturnType<typeof useReading>
  wasInterrupted: boolean
}

/** How to hold the finger, and when this is; the camera is asked for only after that. */
export function Intro({ reading, wasInterrupted }: IntroProps) {
  const { t } = useTranslation()
  const { context, setContext, start } = reading
  return (
    <Screen>
      <TopBar start={<IconLink to={paths.home} label={t('common.close')} icon={X} />} />
      <div className={styles.picture}>
        <FingerPicture size={152} />
      </div>
      <h1>{t('reading.intro.title')}</h1>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`reading.intro.${step}`)}</li>
        ))}
      </ol>
      <h2 className={styles.when}>{t('reading.context.title')}</h2>
      <Chips label={t('reading.context.title')}>
        {CONTEXTS.map((value) => (
          <Chip key={value} isSelected={context === value} onToggle={() => setContext(value)}>
            {t(`reading.context.${value}`)}
          </Chip>
        ))}
      </Chips>
      <Tags chosen={reading.tags} onChange={reading.setTags} />
      <Foot>
        {reading.waiting > 0 && <Notice>{t('unsent.reading', { count: reading.waiting })}</Notice>}
        {wasInterrupted && <Notice>{t('reading.intro.interrupted')}</Notice>}
        <OfflineNotice />
        <Button isWide onClick={start}>
          {t('reading.intro.start')}
        </Button>
        <p className="quiet small">{t('reading.intro.camera')}</p>
        <OtherWays reading={reading} />
      </Foot>
    </Screen>
  )
}
