import { answerOf, useRequest } from '@evenkeel/api'
import { Button, Notice } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useEnter } from '../../lib/calls/enter'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { deviceUuid } from '../../lib/device/device'
import styles from './Inherited.module.css'

type Choice = 'keep' | 'start_empty'

const settle = async (choice: Choice) =>
  (await answerOf(memberApi.POST('/authorized/account/inherited', { body: { choice, device_uuid: deviceUuid() } })))
    .member

/**
 * Others could open this account before its owner proved the address. What is in it may be theirs, so the owner says whether
 * to keep it; erasing takes a second press.
 */
export function Inherited() {
  const { inherited_at } = useMember()
  return inherited_at ? <Question /> : null
}

function Question() {
  const { t } = useTranslation()
  const enter = useEnter()
  const [isSure, setIsSure] = useState(false)
  const request = useRequest(settle, { onSuccess: enter })
  const loading = { request: request.state, loadingText: t('inherited.settling') }
  return (
    <Notice>
      <p>{isSure ? t('inherited.sure') : t('inherited.words')}</p>
      <CallError error={request.error} />
      <div className={styles.choices}>
        <Button look="ghost" {...loading} onClick={() => request.send('keep')}>
          {t('inherited.keep')}
        </Button>
        {isSure ? (
          <Button look="alarm" {...loading} onClick={() => request.send('start_empty')}>
            {t('inherited.erase')}
          </Button>
        ) : (
          <Button look="plain" onClick={() => setIsSure(true)}>
            {t('inherited.start_empty')}
          </Button>
        )}
      </div>
    </Notice>
  )
}
