import type { JournalThread } from '@evenkeel/api'
import { useRequest } from '@evenkeel/api'
import { buttonClass, Screen, StateMark } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../components/Loaded'
import { MoreButton } from '../../components/MoreButton'
import { Navigation } from '../../components/Navigation'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { RowLink } from '../../components/RowLink'
import { SearchField } from '../../components/SearchField'
import { UnsentNotices } from '../../components/UnsentNotices'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { readThreads, threadsQuery } from '../../lib/calls/member-reads'
import { useNervousState } from '../../lib/calls/states'
import { useDebounced } from '../../lib/device/use-debounced'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/navigation/paths'
import { journalThreadPath } from '../../lib/navigation/places'
import { useEntryState } from '../../lib/navigation/use-entry-state'
import { dayAndTime } from '../../lib/words/moments'
import styles from './Journal.module.css'
import { JournalSearch } from './JournalSearch'

/** Milliseconds of rest after which a search is asked for. */
const TYPING_PAUSE = 250

/** Every conversation, and the way to begin one. */
export default function Journal() {
  const { t } = useTranslation()
  const member = useMember()
  const query = useQuery(threadsQuery(member.member_id))
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <PageTitle>{t('journal.title')}</PageTitle>
        <h1 className={styles.title}>{t('journal.title')}</h1>
        <p className="quiet">{t('journal.lead')}</p>
        <div className={styles.columns}>
          <div className={styles.actions}>
            {!isGuest(member) && (
              <Link to={paths.journalNew} className={buttonClass({ isWide: true })}>
                {t('journal.open')}
              </Link>
            )}
            <OfflineNotice />
            <UnsentNotices />
          </div>
          <div className={styles.kept}>
            <Loaded query={query}>
              {({ threads, next }) =>
                threads.length > 0 ? (
                  <Searchable threads={threads} next={next} />
                ) : (
                  <p className="quiet">{t('journal.none')}</p>
                )
              }
            </Loaded>
          </div>
          <p className={`small quiet ${styles.machine}`}>
            {t('journal.machine')} <Link to={paths.help}>{t('journal.help_now')}</Link>
          </p>
        </div>
      </Screen>
    </>
  )
}

interface ThreadsProps {
  threads: readonly JournalThread[]
  next: string | null
}

/** The conversations, or what was found in them. */
function Searchable({ threads, next }: ThreadsProps) {
  const { t } = useTranslation()
  const [text, setText] = useEntryState('search', '')
  const wanted = useDebounced(text.trim(), TYPING_PAUSE)
  return (
    <>
      <div className={styles.search}>
        <SearchField label={t('journal.search.label')} value={text} onChange={setText} />
      </div>
      {wanted ? <JournalSearch text={wanted} /> : <Threads threads={threads} next={next} />}
    </>
  )
}

function Threads({ threads: first, next }: ThreadsProps) {
  const { t } = useTranslation()
  const [earlier, setEarlier] = useState<{ threads: JournalThread[]; next: string | null }>()
  const more = useRequest(readThreads, {
    onSuccess: (page) =>
      setEarlier((known) => ({ threads: [...(known?.threads ?? []), ...page.threads], next: page.next })),
  })
  const cursor = earlier ? earlier.next : next
  return (
    <>
      <ul className={styles.threads}>
        {[...first, ...(earlier?.threads ?? [])].map((thread) => (
          <li key={thread.journal_thread_id}>
            <Thread thread={thread} />
          </li>
        ))}
      </ul>
      <MoreButton request={more} cursor={cursor}>
        {t('journal.earlier')}
      </MoreButton>
    </>
  )
}

function Thread({ thread }: { thread: JournalThread }) {
  const { t, i18n } = useTranslation()
  const { onboarding } = useConfig()
  const state = useNervousState(thread.life_aspect_current_state)
  const aspect = onboarding.life_aspects.find(({ key }) => key === thread.life_aspect)?.title ?? thread.life_aspect
  return (
    <RowLink
      to={journalThreadPath(thread.journal_thread_id)}
      mark={<StateMark state={thread.life_aspect_current_state} />}
      title={aspect}
      detail={t('journal.thread', {
        state: state?.display_name ?? thread.life_aspect_current_state,
        moment: dayAndTime(new Date(thread.last_message_at), i18n.language),
      })}
      end={thread.unread > 0 && <span className={styles.unread}>{t('journal.unread', { count: thread.unread })}</span>}
    />
  )
}
