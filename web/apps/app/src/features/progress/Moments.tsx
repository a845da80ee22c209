import { bandAt, buttonClass, Card, StateMark } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { libraryQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import { useNervousState, useRingBands } from '../../lib/calls/states'
import { paths } from '../../lib/navigation/paths'
import { lengthText } from '../../lib/words/length-text'
import { dayAndTime } from '../../lib/words/moments'
import type { Moment } from './moments-of'
import styles from './OnDevice.module.css'

const SHOWN = 8
/** Below this many moments anything that looks like a pattern may be chance. */
const ENOUGH = 7

/** The last moments, each with where it led. */
export function Moments({ moments }: { moments: readonly Moment[] }) {
  const { t } = useTranslation()
  if (moments.length === 0) {
    return (
      <Card className={styles.card}>
        <h2>{t('on_device.nothing')}</h2>
        <p className="quiet">{t('on_device.nothing_words')}</p>
        <Link to={paths.checkIn} className={buttonClass({})}>
          {t('next.check_in.action')}
        </Link>
      </Card>
    )
  }
  return (
    <Card className={styles.card}>
      <h2>{t('on_device.moments', { count: moments.length })}</h2>
      {moments.length < ENOUGH && <p className="quiet">{t('on_device.too_early')}</p>}
      <ol className={styles.list}>
        {moments.slice(0, SHOWN).map((moment) => (
          <Row key={moment.id} moment={moment} />
        ))}
      </ol>
    </Card>
  )
}

function Row({ moment }: { moment: Moment }) {
  const { t, i18n } = useTranslation()
  const { member_id } = useMember()
  const { data: library } = useQuery(libraryQuery(member_id))
  const { time } = moment
  const found = library?.find(({ exercise }) => exercise.exercise_id === time?.exerciseId)
  const length = lengthText(Math.max(1, Math.round((time?.seconds ?? 0) / 60)), i18n.language)
  return (
    <li className={styles.moment}>
      <span className="small quiet">{dayAndTime(moment.at, i18n.language)}</span>
      <span className={styles.way}>
        {moment.from !== undefined && <State angle={moment.from} />}
        {moment.from !== undefined && moment.to !== undefined && (
          <ArrowRight className={styles.arrow} size={16} strokeWidth={1.75} role="img" aria-label={t('practice.to')} />
        )}
        {moment.to !== undefined && <State angle={moment.to} />}
      </span>
      <span className="small quiet">
        {time && found ? `${found.exercise.title} · ${length}` : t('navigation.check_in')}
      </span>
    </li>
  )
}

function State({ angle }: { angle: number }) {
  const state = useNervousState(bandAt(useRingBands(), angle)?.name)
  if (!state) return null
  return (
    <span>
      <StateMark state={state.name} />
      {state.display_name}
    </span>
  )
}
