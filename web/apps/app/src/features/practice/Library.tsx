import { asCallFailed, type ListedExercise } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { SearchField } from '../../components/SearchField'
import { libraryQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import { ExerciseRow } from './ExerciseRow'
import { FilterDialog } from './FilterDialog'
import { countFilters, doneLately, filtered } from './filter'
import styles from './Practice.module.css'
import { useShelf } from './use-shelf'

const LATELY = 3

/** Everything there is: what was done lately on top, the rest by search and filters. */
export function Library() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const { data: exercises, error, refetch } = useQuery(libraryQuery(member_id))
  if (exercises) return <Shelves exercises={exercises} />
  if (!error) return <p className="quiet">{t('practice.library.loading')}</p>
  const failed = asCallFailed(error)
  return (
    <>
      <CallError error={failed} />
      {failed.code !== 'premium_required' && (
        <Button look="ghost" onClick={() => refetch()}>
          {t('practice.library.again')}
        </Button>
      )}
    </>
  )
}

function Shelves({ exercises }: { exercises: readonly ListedExercise[] }) {
  const { t } = useTranslation()
  const { filter, shown, setFilter, showMore } = useShelf()
  const [isFiltering, setIsFiltering] = useState(false)
  const found = filtered(exercises, filter)
  const lately = doneLately(exercises, LATELY)
  const count = countFilters(filter)
  const isPlain = count === 0 && filter.words === ''
  return (
    <>
      {isPlain && lately.length > 0 && (
        <section className={styles.part}>
          <h2>{t('practice.library.lately')}</h2>
          <Rows exercises={lately} />
        </section>
      )}
      <section className={styles.part}>
        <h2>{t('practice.library.title')}</h2>
        <div className={styles.search}>
          <SearchField
            label={t('practice.library.search')}
            value={filter.words}
            onChange={(words) => setFilter({ ...filter, words })}
          />
          <Button look="ghost" onClick={() => setIsFiltering(true)}>
            {count > 0 ? t('practice.library.filters', { count }) : t('practice.library.filter')}
          </Button>
        </div>
        <p className="small quiet" role="status">
          {found.length > 0 ? t('practice.library.found', { count: found.length }) : t('practice.library.none')}
        </p>
        <Rows exercises={found.slice(0, shown)} />
        {found.length > shown && (
          <Button look="ghost" isWide onClick={showMore}>
            {t('practice.library.more', { count: found.length - shown })}
          </Button>
        )}
      </section>
      {isFiltering && <FilterDialog filter={filter} onChange={setFilter} onClose={() => setIsFiltering(false)} />}
    </>
  )
}

function Rows({ exercises }: { exercises: readonly ListedExercise[] }) {
  return (
    <ul className={styles.list}>
      {exercises.map(({ exercise }) => (
        <ExerciseRow key={exercise.exercise_id} exercise={exercise} />
      ))}
    </ul>
  )
}
