import { answerOf, useRequest } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { dayAndTime } from '../../lib/words/moments'
import styles from './Me.module.css'
import { Section } from './MePage'

const readIdentities = () => answerOf(memberApi.GET('/authorized/account/identities', {}))

const unlinkIdentity = (provider: 'apple') =>
  answerOf(memberApi.PUT('/authorized/account/identities/unlink', { body: { provider } }))

/** The ways in that others vouch for. Nothing is shown to those who have none: most people. */
export function Identities() {
  const { t, i18n } = useTranslation()
  const { member_id } = useMember()
  const queries = useQueryClient()
  const key = [member_id, 'identities']
  const { data } = useQuery({ queryKey: key, queryFn: readIdentities, retry: false, networkMode: 'always' })
  const request = useRequest(unlinkIdentity, { onSuccess: (reply) => queries.setQueryData(key, reply) })
  if (!data || data.identities.length === 0) return null
  return (
    <Section title={t('identities.title')}>
      <ul className={styles.rows}>
        {data.identities.map(({ provider, linked_at }) => (
          <li key={provider} className={styles.entry}>
            <div>
              <p>{t(`identities.${provider}`)}</p>
              <p className="quiet small">
                {t('identities.since', { since: dayAndTime(new Date(linked_at), i18n.language) })}
              </p>
              <CallError error={request.error} />
            </div>
            <Button
              look="plain"
              request={request.state}
              loadingText={t('identities.unlinking')}
              onClick={() => request.send(provider)}
            >
              {t('identities.unlink')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
