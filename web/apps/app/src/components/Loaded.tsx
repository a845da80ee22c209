import { asCallFailed, useIsOnline } from '@evenkeel/api'
import { Button, buttonClass } from '@evenkeel/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../lib/navigation/paths'
import { useSaysThatItWaits } from '../lib/words/waiting-words'
import { CallError } from './CallError'
import styles from './Loaded.module.css'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Pixels that the data will take up, about: kept free meanwhile, so that nothing below jumps when it comes. */
  height?: number
  children: (data: Data) => ReactNode
}

/**
 * What a read answered; until then a quiet word, said by one section of a screen, and where nothing came the reason and
 * another try.
 */
export function Loaded<Data>({ query, height, children }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const speaks = useSaysThatItWaits(query.data === undefined && !query.isError)
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) {
    return (
      <p
        className={`quiet ${styles.waiting} ${height ? styles.room : ''}`}
        style={height ? { minHeight: height } : undefined}
        role="status"
      >
        {/* The words of a silent section keep their room. */}
        <span style={speaks ? undefined : { visibility: 'hidden' }}>{t('common.loading')}</span>
      </p>
    )
  }
  return <Failed query={query} />
}

function Failed<Data>({ query }: { query: UseQueryResult<Data> }) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const failed = asCallFailed(query.error)
  if (failed.code === 'account_required') {
    return (
      <div className={styles.failed}>
        <p className="quiet">{failed.message}</p>
        <Link to={paths.signUp} className={buttonClass({ look: 'ghost' })}>
          {t('guest.make_account')}
        </Link>
      </div>
    )
  }
  // It is asked for again by itself as soon as there is a connection.
  if (!isOnline && failed.isUnanswered) return <p className="quiet">{t('common.not_here_yet')}</p>
  return (
    <div className={styles.failed}>
      <CallError error={failed} />
      {failed.code !== 'premium_required' && (
        <Button look="ghost" request={query.isFetching ? 'fetching' : 'unstarted'} onClick={() => query.refetch()}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
