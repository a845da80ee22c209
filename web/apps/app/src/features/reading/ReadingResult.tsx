import type { Reading } from '@evenkeel/api'
import { buttonClass, Card, Foot, Screen, TopBar } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { InstallNotice } from '../../components/InstallNotice'
import { PageTitle } from '../../components/PageTitle'
import { useMember } from '../../lib/calls/member'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/navigation/paths'
import { deviceFigures } from '../../lib/practice/device-figures'
import { dayAndTime } from '../../lib/words/moments'
import { isKnownReason } from './quality-reasons'
import styles from './ReadingResult.module.css'

const CLEAN = 0.8
/** Milliseconds of RMSSD that rounding on the way may make. */
const AGREEING = 1

const isClean = ({ quality }: Reading) => quality >= CLEAN

/** One number large, three beside it, and what they say and do not say. */
export default function ReadingResult() {
  const { t, i18n } = useTranslation()
  const { latest_reading: reading } = useMember()
  if (!reading) return <Navigate to={paths.reading} replace />
  return (
    <Screen>
      <PageTitle>{t('result.page')}</PageTitle>
      <TopBar
        start={<BackLink to={paths.home} />}
        title={<span className="quiet">{dayAndTime(new Date(reading.measured_at), i18n.language)}</span>}
      />
      <p className={`quiet ${styles.label}`}>{t('result.rmssd')}</p>
      <p className={styles.main}>
        <span className={`figure ${styles.number}`}>{Math.round(reading.rmssd_ms)}</span>
        <span className={`figure quiet ${styles.unit}`}>{t('result.milliseconds')}</span>
      </p>
      <h1>{t(isClean(reading) ? 'result.title' : 'result.title_usable')}</h1>
      <Figures reading={reading} />
      <Card>
        <h2>{t('result.says.title')}</h2>
        <p className={styles.words}>{t('result.says.words')}</p>
      </Card>
      <div className={styles.limits}>
        <h2>{t('result.does_not_say.title')}</h2>
        <p className="quiet">{t('result.does_not_say.words')}</p>
      </div>
      <Basis reading={reading} />
      <OnDevice reading={reading} />
      <InstallNotice />
      <Foot>
        <Link to={paths.home} replace className={buttonClass({ isWide: true })}>
          {t('result.done')}
        </Link>
      </Foot>
    </Screen>
  )
}

/** What the numbers stand on, in one line. */
function Basis({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const basis = t('result.basis', { count: reading.beats, seconds: Math.round(reading.duration_s) })
  return (
    <p className="small quiet">
      {basis} {isKnownReason(reading.quality_reason) && t(`result.quality_reason.${reading.quality_reason}`)}
    </p>
  )
}

/** The same engine runs here and there; where the figures differ, the server's counts. */
function OnDevice({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const isAlone = isGuest(useMember())
  const device = deviceFigures.of(reading.task_id)
  if (isAlone) return <p className="small quiet">{t('result.device_alone')}</p>
  if (!device) return null
  const rmssd = Math.round(device.rmssd_ms)
  const agrees = Math.abs(device.rmssd_ms - reading.rmssd_ms) < AGREEING
  return <p className="small quiet">{t(agrees ? 'result.device_agrees' : 'result.device_differs', { rmssd })}</p>
}

function Figures({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.figures}>
      <Figure name={t('result.heart_rate')} value={String(Math.round(reading.hr_bpm))} unit={t('result.a_minute')} />
      <Figure name={t('result.sdnn')} value={String(Math.round(reading.sdnn_ms))} unit={t('result.milliseconds')} />
      <Figure
        name={t('result.quality')}
        value={reading.quality.toFixed(2)}
        unit={t(isClean(reading) ? 'result.clean' : 'result.usable')}
      />
    </dl>
  )
}

function Figure({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div>
      <dt className="small quiet">{name}</dt>
      <dd>
        <span className={`figure ${styles.small}`}>{value}</span> <span className="small quiet">{unit}</span>
      </dd>
    </div>
  )
}
