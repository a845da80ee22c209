import { type AccountSecurity, useRequest } from '@evenkeel/api'
import { Button, Dialog } from '@evenkeel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import {
  beginSecondFactor,
  renewRecoveryCodes,
  securityKey,
  switchOffSecondFactor,
} from '../../lib/calls/account-security'
import { useMember } from '../../lib/calls/member'
import { dayAndTime } from '../../lib/words/moments'
import styles from './Me.module.css'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUpAuthenticator } from './SetUpAuthenticator'

type Factor = AccountSecurity['second_factor']

/** From here on somebody is likely to run out of them unawares. */
const FEW_CODES = 3

/** The second step of signing in: off, being set up, on; and the codes that were just made. */
export function SecondFactor({ factor }: { factor: Factor }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const { member_id } = useMember()
  const queries = useQueryClient()
  const leaveCodes = () => {
    setCodes(null)
    queries.invalidateQueries({ queryKey: securityKey(member_id) })
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={leaveCodes} />
  return factor.is_on ? <IsOn factor={factor} onCodes={setCodes} /> : <IsOff onCodes={setCodes} />
}

function IsOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation()
  const request = useRequest(beginSecondFactor)
  if (request.data) return <SetUpAuthenticator offer={request.data} onCodes={onCodes} onCancel={request.reset} />
  return (
    <div className={styles.form}>
      <p className="quiet">{t('security.second_factor.why')}</p>
      <CallError error={request.error} />
      <Button
        look="ghost"
        request={request.state}
        loadingText={t('security.second_factor.beginning')}
        onClick={() => request.send(undefined)}
      >
        {t('security.second_factor.begin')}
      </Button>
    </div>
  )
}

function IsOn({ factor, onCodes }: { factor: Factor; onCodes: (codes: string[]) => void }) {
  const { t, i18n } = useTranslation()
  const renewal = useRequest(renewRecoveryCodes, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes) })
  const left = factor.recovery_codes_left
  return (
    <div className={styles.form}>
      <p>
        {t('security.second_factor.on_since', {
          since: factor.since ? dayAndTime(new Date(factor.since), i18n.language) : '',
        })}
      </p>
      <p className={left <= FEW_CODES ? styles.failed : 'quiet'}>
        {t('security.second_factor.codes_left', { count: left })}
      </p>
      <CallError error={renewal.error} />
      <Button
        look="ghost"
        request={renewal.state}
        loadingText={t('security.second_factor.renewing')}
        onClick={() => renewal.send(undefined)}
      >
        {t('security.second_factor.renew')}
      </Button>
      {factor.is_required ? <p className="quiet small">{t('security.second_factor.required')}</p> : <SwitchOff />}
    </div>
  )
}

function SwitchOff() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const request = useRequest(switchOffSecondFactor, {
    onSuccess: (reply) => queries.setQueryData(securityKey(member_id), reply),
  })
  // Closed before the call: the proof that it may ask for is a sheet of its own.
  const switchOff = () => {
    setIsAsking(false)
    request.send(undefined)
  }
  return (
    <>
      <CallError error={request.error} />
      <Button
        look="plain"
        request={request.state}
        loadingText={t('security.second_factor.switching_off')}
        onClick={() => setIsAsking(true)}
      >
        {t('security.second_factor.switch_off')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('security.second_factor.off_title')}
          closeLabel={t('common.close')}
          onClose={() => setIsAsking(false)}
        >
          <div className={styles.form}>
            <p className="quiet">{t('security.second_factor.off_words')}</p>
            <Button onClick={() => setIsAsking(false)}>{t('security.second_factor.keep')}</Button>
            <Button look="alarm" onClick={switchOff}>
              {t('security.second_factor.switch_off')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
