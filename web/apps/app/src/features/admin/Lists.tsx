import { asCallFailed } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { dayAndTime, longDay } from '../../lib/words/moments'
import styles from './Admin.module.css'
import { readAudit, readFeedback, readInvites } from './calls'

type Pager<Page> = (before?: string) => Promise<Page>

function usePages<Page extends { next: string | null }>(name: string, read: Pager<Page>) {
  return useInfiniteQuery({
    queryKey: ['admin', name],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: false,
    networkMode: 'always',
  })
}

interface TableProps {
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  query: { isPending: boolean; error: unknown; hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => void }
}

/** Tables first: on a phone it scrolls sideways inside its own frame. */
function Table({ head, rows, query }: TableProps) {
  const { t } = useTranslation()
  if (query.isPending) return <p className="quiet">{t('common.loading')}</p>
  if (query.error) return <CallError error={asCallFailed(query.error)} />
  if (rows.length === 0) return <p className="quiet">{t('admin.none')}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard. */}
      <section className={styles.frame} tabIndex={0} aria-label={head.join(', ')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, index) => (
                  <td key={head[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {query.hasNextPage && (
        <Button
          look="ghost"
          request={query.isFetching ? 'fetching' : 'unstarted'}
          onClick={() => query.fetchNextPage()}
        >
          {t('admin.more')}
        </Button>
      )}
    </>
  )
}

export function InviteList() {
  const { t, i18n } = useTranslation()
  const query = usePages('invites', readInvites)
  const invites = query.data?.pages.flatMap((page) => page.invites) ?? []
  return (
    <Table
      query={query}
      head={[t('admin.code'), t('admin.for'), t('admin.kind'), t('admin.status'), t('admin.expires')]}
      rows={invites.map((invite) => ({
        key: invite.invite_id,
        cells: [
          invite.invite_code,
          `${invite.first_name} · ${invite.email_address}`,
          invite.kind === 'access'
            ? t('admin.kind_access', { months: invite.months_premium_access })
            : t('admin.kind_trainer'),
          invite.status,
          longDay(new Date(invite.expires_at), i18n.language),
        ],
      }))}
    />
  )
}

export function AuditList() {
  const { t, i18n } = useTranslation()
  const query = usePages('audit', readAudit)
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Table
      query={query}
      head={[t('admin.when'), t('admin.who'), t('admin.what'), t('admin.on'), t('admin.detail')]}
      rows={entries.map((entry) => ({
        key: entry.audit_id,
        cells: [
          dayAndTime(new Date(entry.done_at), i18n.language),
          entry.actor_email_address ?? entry.actor,
          entry.action,
          entry.subject_email_address ?? entry.subject,
          entry.detail,
        ],
      }))}
    />
  )
}

export function FeedbackList() {
  const { t, i18n } = useTranslation()
  const query = usePages('feedback', readFeedback)
  const pages = query.data?.pages ?? []
  const counts = pages[0]?.star_counts ?? []
  return (
    <>
      {counts.length > 0 && (
        <p>{t('admin.stars', { counts: counts.map((count, index) => `${index + 1}: ${count}`).join(' · ') })}</p>
      )}
      <Table
        query={query}
        head={[t('admin.when'), t('admin.who'), t('admin.words')]}
        rows={pages
          .flatMap((page) => page.feedback)
          .map((one) => ({
            key: one.feedback_id,
            cells: [
              dayAndTime(new Date(one.given_at), i18n.language),
              `${one.first_name} · ${one.email_address}`,
              one.app_feedback_text,
            ],
          }))}
      />
    </>
  )
}
