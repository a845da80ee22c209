import type { CallFailed, RequestState } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from './CallError'
import styles from './MoreButton.module.css'

interface More {
  state: RequestState
  error: CallFailed | undefined
  send: (cursor: string) => void
}

/** The next page of a list, behind a button that can be pressed again after each success. */
export function MoreButton({
  request,
  cursor,
  look = 'ghost',
  children,
}: {
  request: More
  /** Where the next page begins; without one there is nothing more and no button. */
  cursor: string | null | undefined
  look?: 'ghost' | 'plain'
  children: ReactNode
}) {
  const { t } = useTranslation()
  if (!cursor) return null
  return (
    <div className={styles.more}>
      <CallError error={request.error} />
      <Button
        look={look}
        request={request.state === 'success' ? 'unstarted' : request.state}
        loadingText={t('common.loading')}
        onClick={() => request.send(cursor)}
      >
        {children}
      </Button>
    </div>
  )
}
