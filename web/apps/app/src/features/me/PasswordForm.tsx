import { type DetailsChange, useRequest } from '@evenkeel/api'
import { Button, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { StrengthLine } from '../../components/StrengthLine'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { SHORTEST_PASSWORD, useFieldRefusal } from '../../lib/words/forms'
import { changeDetails } from './change-details'
import styles from './Me.module.css'

interface PasswordFields {
  current_password: string
  password: string
}

const EMPTY: PasswordFields = { current_password: '', password: '' }

export function PasswordForm() {
  const { t } = useTranslation()
  const { has_password, email_address } = useMember()
  const updateMember = useMemberUpdate()
  const form = useForm<PasswordFields>({
    defaultValues: EMPTY,
    resolver: zodResolver(
      z.object({
        current_password: z.string().check(z.minLength(has_password ? 1 : 0, t('account.password.current_missing'))),
        password: z
          .string()
          .check(z.minLength(SHORTEST_PASSWORD, t('account.password.too_short', { count: SHORTEST_PASSWORD }))),
      }),
    ),
  })
  const request = useRequest(changeDetails, {
    onSuccess: ({ member }) => {
      updateMember(member)
      form.reset(EMPTY)
    },
  })
  const { errors } = form.formState
  const otherRefusal = useFieldRefusal(form, request.error)
  const submit = ({ current_password, password }: PasswordFields) => {
    const change: DetailsChange = has_password ? { password, current_password } : { password }
    request.send(change)
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit)}>
      <input type="hidden" name="username" autoComplete="username" value={email_address} readOnly />
      {has_password && (
        <TextField
          label={t('account.password.current')}
          type="password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
      )}
      <TextField
        label={t('account.password.new')}
        hint={has_password ? t('account.password.ends_sessions') : t('account.password.why')}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', { onChange: request.reset })}
      />
      <StrengthLine password={form.watch('password')} />
      <CallError error={otherRefusal} />
      <Button
        type="submit"
        look="ghost"
        request={request.state}
        loadingText={t('account.saving')}
        successText={t('account.saved')}
      >
        {has_password ? t('account.password.change') : t('account.password.set')}
      </Button>
    </form>
  )
}
