import { type DetailsChange, useRequest } from '@evenkeel/api'
import { Button, Notice, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { useFieldRefusal } from '../../lib/words/forms'
import { changeDetails } from './change-details'
import styles from './Me.module.css'

interface Fields {
  email_address: string
  current_password: string
}

const EMPTY: Fields = { email_address: '', current_password: '' }

/** The address is the way back in, so it changes only when a mail to the new one was opened. */
export function AddressForm() {
  const { t } = useTranslation()
  const { has_password } = useMember()
  const updateMember = useMemberUpdate()
  const [pending, setPending] = useState<string | null>(null)
  const form = useForm<Fields>({
    defaultValues: EMPTY,
    resolver: zodResolver(
      z.object({
        email_address: z.string().check(z.trim(), z.email(t('sign_in.email_malformed'))),
        current_password: z.string().check(z.minLength(has_password ? 1 : 0, t('account.password.current_missing'))),
      }),
    ),
  })
  const request = useRequest(changeDetails, {
    onSuccess: ({ member, pending_email_address }) => {
      updateMember(member)
      setPending(pending_email_address)
      form.reset(EMPTY)
    },
  })
  const { errors } = form.formState
  const otherRefusal = useFieldRefusal(form, request.error)
  const submit = ({ email_address, current_password }: Fields) => {
    const change: DetailsChange = has_password ? { email_address, current_password } : { email_address }
    request.send(change)
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit)}>
      <TextField
        label={t('details.address_new')}
        hint={t('details.address_lead')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email_address?.message}
        {...form.register('email_address', { onChange: request.reset })}
      />
      {has_password && (
        <TextField
          label={t('details.address_present')}
          type="password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
      )}
      {pending && (
        <Notice icon={<MailOpen size={20} strokeWidth={1.75} aria-hidden="true" />}>
          {t('details.address_waiting', { email: pending })}
        </Notice>
      )}
      <CallError error={otherRefusal} />
      <Button
        type="submit"
        look="ghost"
        request={request.state}
        loadingText={t('account.saving')}
        successText={t('details.address_sent')}
      >
        {t('details.address_change')}
      </Button>
    </form>
  )
}
