import { answerOf, type SessionEntry, useRequest } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { dayAndTime } from '../../lib/words/moments'
import styles from './Me.module.css'
import { MePage } from './MePage'

const readSessions = () => answerOf(memberApi.GET('/authorized/account/sessions', {}))

type Ending = { session_id: string } | { all_others: true }

const endSessions = (ending: Ending) => answerOf(memberApi.PUT('/authorized/account/sessions/end', { body: ending }))

export default function Devices() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const queries = useQueryClient()
  const key = [member_id, 'sessions']
  const query = useQuery({ queryKey: key, queryFn: readSessions, retry: false, networkMode: 'always' })
  const others = useRequest(endSessions, { onSuccess: (reply) => queries.setQueryData(key, reply) })
  return (
    <MePage title={t('devices.title')} lead={t('devices.lead')}>
      <div className={styles.group}>
        <Loaded query={query}>
          {({ sessions }) => (
            <>
              <ul className={styles.rows}>
                {sessions.map((session) => (
                  <li key={session.session_id} className={styles.entry}>
                    <Session session={session} onEnded={(reply) => queries.setQueryData(key, reply)} />
                  </li>
                ))}
              </ul>
              <div className={styles.after}>
                <CallError error={others.error} />
                {sessions.length > 1 || others.state === 'success' ? (
                  <Button
                    look="ghost"
                    request={others.state}
                    loadingText={t('devices.ending')}
                    successText={t('devices.others_ended')}
                    onClick={() => others.send({ all_others: true })}
                  >
                    {t('devices.end_others')}
                  </Button>
                ) : (
                  <p className="quiet">{t('devices.only')}</p>
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </MePage>
  )
}

type Sessions = Awaited<ReturnType<typeof endSessions>>

function Session({ session, onEnded }: { session: SessionEntry; onEnded: (reply: Sessions) => void }) {
  const { t, i18n } = useTranslation()
  const request = useRequest(endSessions, { onSuccess: onEnded })
  const { browser, system } = session
  const name = browser && system ? t('devices.browser', { browser, system }) : browser || system || t('devices.unknown')
  const moment = (text: string) => dayAndTime(new Date(text), i18n.language)
  return (
    <>
      <div>
        <p>{name}</p>
        <p className="quiet small">
          {t('devices.since', { since: moment(session.created_at), last: moment(session.last_seen_at) })}
        </p>
        <CallError error={request.error} />
      </div>
      {session.is_current ? (
        <span className="quiet small">{t('devices.this')}</span>
      ) : (
        <Button
          look="plain"
          aria-label={t('devices.end_label', { name })}
          request={request.state}
          loadingText={t('devices.ending')}
          onClick={() => request.send({ session_id: session.session_id })}
        >
          {t('devices.end')}
        </Button>
      )}
    </>
  )
}
