import { answerOf, type DeliveryEntry, useRequest } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { newUuid } from '../../lib/device/uuid'
import { dayAndTime } from '../../lib/words/moments'
import styles from './Me.module.css'
import { Section } from './MePage'

const readDeliveries = () => answerOf(memberApi.GET('/authorized/notification/deliveries', {}))

const sendTest = (event_uuid: string) =>
  answerOf(memberApi.POST('/authorized/notification/test', { body: { event_uuid } }))

/** Milliseconds: a test that is still under way is looked at again after this. */
const LOOK_AGAIN = 2_000

/** What was sent and how it ended, and a test of it: whether reminders arrive should not be a riddle. */
export function Deliveries() {
  const { t } = useTranslation()
  const { member_id, email_address } = useMember()
  const updateMember = useMemberUpdate()
  const queries = useQueryClient()
  const key = [member_id, 'deliveries']
  const query = useQuery({
    queryKey: key,
    queryFn: readDeliveries,
    retry: false,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ outcome }) => outcome === 'queued') ? LOOK_AGAIN : false,
  })
  const test = useRequest(sendTest, {
    onSuccess: ({ member }) => {
      updateMember(member)
      void queries.invalidateQueries({ queryKey: key })
    },
  })
  return (
    <Section title={t('deliveries.title')}>
      <p className="quiet">{t('deliveries.words', { email: email_address })}</p>
      <CallError error={test.error} />
      <Button
        look="ghost"
        request={test.state}
        loadingText={t('deliveries.sending')}
        successText={t('deliveries.sent')}
        onClick={() => test.send(newUuid())}
      >
        {t('deliveries.send')}
      </Button>
      <Loaded query={query}>{({ deliveries }) => <Log deliveries={deliveries} />}</Loaded>
    </Section>
  )
}

function Log({ deliveries }: { deliveries: readonly DeliveryEntry[] }) {
  const { t, i18n } = useTranslation()
  if (deliveries.length === 0) return <p className="quiet small">{t('deliveries.none')}</p>
  return (
    <ul className={styles.rows}>
      {deliveries.map(({ delivery_id, kind, channel, queued_at, outcome }) => (
        <li key={delivery_id} className={styles.entry}>
          <div>
            <p>{t(`deliveries.kind.${kind}`)}</p>
            <p className="quiet small">
              {t('deliveries.line', {
                channel: t(`deliveries.channel.${channel}`),
                moment: dayAndTime(new Date(queued_at), i18n.language),
              })}
            </p>
          </div>
          <span className={`small ${outcome === 'refused' ? styles.failed : 'quiet'}`}>
            {t(`deliveries.outcome.${outcome}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
