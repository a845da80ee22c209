import { useRequest } from '@evenkeel/api'
import { Button, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { QRCodeSVG } from 'qrcode.react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { confirmSecondFactor } from '../../lib/calls/account-security'
import { useFieldRefusal } from '../../lib/words/forms'
import styles from './Security.module.css'

interface SetUpAuthenticatorProps {
  offer: { secret: string; otpauth_uri: string }
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** A picture for the app's camera, the same to type, and a first code that shows that it arrived. */
export function SetUpAuthenticator({ offer, onCodes, onCancel }: SetUpAuthenticatorProps) {
  const { t } = useTranslation()
  const request = useRequest(confirmSecondFactor, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes) })
  const form = useForm({
    defaultValues: { code: '' },
    resolver: zodResolver(z.object({ code: z.string().check(z.minLength(1, t('second_step.code_missing'))) })),
  })
  const otherRefusal = useFieldRefusal(form, request.error)
  return (
    <form className={styles.setUp} noValidate onSubmit={form.handleSubmit(({ code }) => request.send(code))}>
      <p>{t('security.second_factor.scan')}</p>
      <div className={styles.picture}>
        <QRCodeSVG value={offer.otpauth_uri} size={200} marginSize={4} title={t('security.second_factor.picture')} />
      </div>
      <p className="quiet">
        {t('security.second_factor.same_device')} <a href={offer.otpauth_uri}>{t('security.second_factor.open_app')}</a>
      </p>
      <div>
        <p className="quiet small">{t('security.second_factor.by_hand')}</p>
        <p className={styles.secret} dir="ltr">
          {inFours(offer.secret)}
        </p>
      </div>
      <TextField
        label={t('second_step.code')}
        hint={t('security.second_factor.first_code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <CallError error={otherRefusal} />
      <Button type="submit" request={request.state} loadingText={t('security.second_factor.switching_on')}>
        {t('security.second_factor.switch_on')}
      </Button>
      <Button look="plain" onClick={onCancel}>
        {t('security.second_factor.cancel')}
      </Button>
    </form>
  )
}
