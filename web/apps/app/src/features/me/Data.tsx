import { answerOf, useRequest } from '@evenkeel/api'
import { Button, Notice } from '@evenkeel/ui'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { ExportImport } from './ExportImport'
import styles from './Me.module.css'
import { MePage, Section } from './MePage'

const askToErase = () => answerOf(memberApi.POST('/authorized/account/delete/request', { body: {} }))

export default function Data() {
  const { t } = useTranslation()
  const { email_address } = useMember()
  const request = useRequest(askToErase)
  return (
    <MePage title={t('data.title')} lead={t('data.own')}>
      <ExportImport />
      <Section title={t('data.erase')}>
        <p className="quiet">{t('data.erase_words', { email: email_address })}</p>
        <p className="quiet">{t('data.care_plan')}</p>
        <div className={styles.form}>
          <CallError error={request.error} />
          <Button
            look="alarm"
            request={request.state}
            loadingText={t('data.erase_asking')}
            successText={t('data.erase_sent')}
            onClick={() => request.send(undefined)}
          >
            {t('data.erase_ask')}
          </Button>
          {request.state === 'success' && (
            <Notice icon={<MailOpen size={20} strokeWidth={1.75} aria-hidden="true" />}>
              {t('details.address_waiting', { email: email_address })}
            </Notice>
          )}
        </div>
      </Section>
    </MePage>
  )
}
