import type { Reading } from '@evenkeel/api'
import { buttonClass, Foot, Screen, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { InstallNotice } from '../../components/InstallNotice'
import { PageTitle } from '../../components/PageTitle'
import { useMember } from '../../lib/calls/member'
import { readingsQuery } from '../../lib/calls/member-reads'
import { isGuest } from '../../lib/guest/guest-member'
import { presentGuest } from '../../lib/guest/guest-record'
import { paths } from '../../lib/navigation/paths'
import { dayAndTime } from '../../lib/words/moments'
import { compare, likelyOf, type Span } from './own-range'
import { RangeChart } from './RangeChart'
import { ReadingDetails } from './ReadingDetails'
import styles from './ReadingResult.module.css'
import { alike, alikeSentence, todaySentence } from './result-words'

/** Every reading this member has had of late. Absent until it is known. */
function useOwnReadings(): readonly Reading[] | undefined {
  const member = useMember()
  const isAlone = isGuest(member)
  const { data, isError } = useQuery({ ...readingsQuery(member.member_id), enabled: !isAlone })
  if (isAlone) return presentGuest()?.readings ?? []
  return data?.readings ?? (isError ? [] : undefined)
}

/** The reading beside the member's own last weeks: a verdict in words, the number with its likely range, one sentence. */
export default function ReadingResult() {
  const { t, i18n } = useTranslation()
  const { latest_reading: reading } = useMember()
  const readings = useOwnReadings()
  if (!reading) return <Navigate to={paths.reading} replace />
  const likely = likelyOf(reading)
  return (
    <Screen>
      <PageTitle>{t('result.page')}</PageTitle>
      <TopBar
        start={<BackLink to={paths.home} />}
        title={<span className="quiet">{dayAndTime(new Date(reading.measured_at), i18n.language)}</span>}
      />
      {readings ? (
        <Compared reading={reading} readings={readings} likely={likely} />
      ) : (
        <>
          <h1>{t('result.title.loading')}</h1>
          <Value reading={reading} likely={likely} />
        </>
      )}
      <Figures reading={reading} />
      <ReadingDetails reading={reading} />
      <InstallNotice />
      <Foot>
        <Link to={paths.home} replace className={buttonClass({ isWide: true })}>
          {t('result.done')}
        </Link>
      </Foot>
    </Screen>
  )
}

interface ComparedProps {
  reading: Reading
  readings: readonly Reading[]
  likely: Span | undefined
}

function Compared({ reading, readings, likely }: ComparedProps) {
  const { t, i18n } = useTranslation()
  const comparison = compare(reading, readings, likely)
  const { verdict, days, usual } = comparison
  const same = alike(reading, days)
  const sentence = alikeSentence(t, i18n.language, same)
  const today = { time: Date.parse(reading.measured_at), rmssd: reading.rmssd_ms, likely }
  return (
    <>
      <p className={`quiet ${styles.label}`}>{t('result.rmssd', { day: days.length + 1 })}</p>
      <h1>{t(`result.title.${verdict}`)}</h1>
      <Value reading={reading} likely={likely} />
      <RangeChart days={days} usual={usual} today={today} ringed={same?.days ?? []} />
      {sentence && <p className="quiet">{sentence}</p>}
      <div className={styles.today}>
        <h2 className="small quiet">{t('result.today.title')}</h2>
        <p className={styles.sentence}>{todaySentence(t, reading, comparison)}</p>
      </div>
    </>
  )
}

function Value({ reading, likely }: { reading: Reading; likely: Span | undefined }) {
  const { t } = useTranslation()
  const [low, high] = [Math.round(likely?.low ?? 0), Math.round(likely?.high ?? 0)]
  return (
    <p className={styles.value}>
      <span className={`figure ${styles.number}`}>{Math.round(reading.rmssd_ms)}</span>{' '}
      <span className={`figure ${styles.unit}`}>{t('result.milliseconds')}</span>{' '}
      {likely && <span className="quiet">{t('result.likely', { low, high })}</span>}
    </p>
  )
}

/** Shows the other figures, and how much of the recording they rest on. */
function Figures({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const seconds = Math.round(reading.clear_s ?? reading.duration_s)
  return (
    <dl className={styles.figures}>
      <Figure name={t('result.heart_rate')} value={Math.round(reading.hr_bpm)} unit={t('result.a_minute')} />
      <Figure name={t('result.sdnn')} value={Math.round(reading.sdnn_ms)} unit={t('result.milliseconds')} />
      <Figure name={t('result.clear')} value={seconds} unit={t('result.clear_unit')} />
    </dl>
  )
}

function Figure({ name, value, unit }: { name: string; value: number; unit: string }) {
  return (
    <div>
      <dt className="small quiet">{name}</dt>
      <dd>
        <span className={`figure ${styles.small}`}>{value}</span> <span className="small quiet">{unit}</span>
      </dd>
    </div>
  )
}
