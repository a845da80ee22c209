import { bandAt } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { libraryQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import { useNervousState, useRingBands } from '../../lib/calls/states'
import { type RatedTime, useRatedTimes } from '../../lib/practice/rated-times'
import { type Place, useRecentPlaces } from '../../lib/practice/recent-places'
import { lengthText } from '../../lib/words/length-text'
import { dayAndTime } from '../../lib/words/moments'
import { lastOfYesterday } from './last-of-yesterday'
import styles from './Yesterday.module.css'

/** Says in one sentence how yesterday ended. Nothing where nothing was said. */
export function Yesterday() {
  const times = useRatedTimes()
  const places = useRecentPlaces()
  const last = lastOfYesterday(times, places)
  if (!last) return null
  return last.kind === 'practice' ? <Practised time={last.time} /> : <Was place={last.place} />
}

function Practised({ time }: { time: RatedTime }) {
  const { t, i18n } = useTranslation()
  const { member_id } = useMember()
  const bands = useRingBands()
  const { data: library } = useQuery(libraryQuery(member_id))
  const found = library?.find(({ exercise }) => exercise.exercise_id === time.exerciseId)
  const start = useNervousState(time.before === undefined ? undefined : bandAt(bands, time.before)?.name)
  const end = useNervousState(time.after === undefined ? undefined : bandAt(bands, time.after)?.name)
  if (!found) return null
  const exercise = found.exercise.title
  const length = lengthText(Math.max(1, Math.round(time.seconds / 60)), i18n.language)
  return (
    <Said at={time.startedAt}>
      {start && end
        ? t('yesterday.practised', { exercise, length, from: start.display_name, to: end.display_name })
        : t(`yesterday.rated.${time.rating}`, { exercise })}
    </Said>
  )
}

function Was({ place }: { place: Place }) {
  const bands = useRingBands()
  const state = useNervousState(bandAt(bands, place.angle)?.name)
  return state ? <Said at={place.at}>{`${state.display_name}. ${state.description}.`}</Said> : null
}

function Said({ at, children }: { at: Date; children: string }) {
  const { i18n } = useTranslation()
  return (
    <blockquote className={styles.said}>
      <p className={`small quiet ${styles.when}`}>{dayAndTime(at, i18n.language)}</p>
      <p className={styles.sentence}>{children}</p>
    </blockquote>
  )
}
