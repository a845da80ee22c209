import type { ListedExercise } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ChartCard, ChartTable } from '../../components/ChartCard'
import { Loaded } from '../../components/Loaded'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import { exercisePath } from '../../lib/navigation/places'
import { effectsQuery } from './reads'
import { Scale } from './Scale'
import { verdictOf } from './verdict'
import styles from './WhatWorks.module.css'

const SHOWN = 8

/** What the member's own ratings say about each exercise, with how many of them there are. */
export function WhatWorks() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(effectsQuery(member_id))
  const rated = query.data?.exercises ?? []
  return (
    <ChartCard
      title={t('progress.effects.title')}
      table={rated.length > 0 ? <EffectsTable exercises={rated} /> : undefined}
    >
      <Loaded query={query} height={240}>
        {({ exercises }) => <Effects exercises={exercises} />}
      </Loaded>
    </ChartCard>
  )
}

function Effects({ exercises }: { exercises: readonly ListedExercise[] }) {
  const { t } = useTranslation()
  if (exercises.length === 0) {
    return (
      <p className="quiet">
        {t('progress.effects.none')} <Link to={paths.practice}>{t('progress.effects.find')}</Link>
      </p>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {exercises.slice(0, SHOWN).map(({ exercise, effect }) => (
          <li key={exercise.exercise_id}>
            <Link to={exercisePath(exercise.exercise_id)} className={styles.row}>
              <span className={styles.title}>{exercise.title}</span>
              <span className={styles.verdict}>{t(`progress.effects.${verdictOf(effect)}`)}</span>
              <Effect value={effect.effect} />
              <span className={`small quiet ${styles.ratings}`}>
                {t('progress.effects.ratings', { count: effect.n })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="small quiet">{t('progress.effects.words')}</p>
    </>
  )
}

const COLUMNS = ['exercise', 'verdict', 'estimate', 'ratings'] as const

/** All of them, and in numbers. */
function EffectsTable({ exercises }: { exercises: readonly ListedExercise[] }) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (
    <ChartTable
      head={COLUMNS.map((column) => t(`progress.effects.column.${column}`))}
      rows={exercises.map(({ exercise, effect }) => [
        exercise.title,
        t(`progress.effects.${verdictOf(effect)}`),
        number.format(effect.effect),
        effect.n,
      ])}
    />
  )
}

/** From much worse at one end to much better at the other; the verdict beside it says the same in words. */
function Effect({ value }: { value: number }) {
  const share = Math.min(100, Math.abs(value) * 50)
  return (
    <Scale>
      <span className={value < 0 ? styles.worse : styles.better} style={{ width: `${share / 2}%` }} />
    </Scale>
  )
}
