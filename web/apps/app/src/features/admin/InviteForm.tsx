import { useRequest } from '@evenkeel/api'
import { Button, CheckRow, Notice, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { useFieldRefusal } from '../../lib/words/forms'
import { longDay } from '../../lib/words/moments'
import styles from './Admin.module.css'
import { type AppInviteFields, createAppInvite, createTrainerInvite } from './calls'

const EMPTY: AppInviteFields = { first_name: '', email_address: '', months_premium_access: 3, send_invite_email: true }
const MOST_MONTHS = 36

interface Made {
  invite_code: string
  expires_at: string
  trainer_invite_code?: string
}

const create =
  (kind: 'app_invite' | 'trainer_invite') =>
  ({ months_premium_access, ...fields }: AppInviteFields): Promise<Made> =>
    kind === 'app_invite' ? createAppInvite({ ...fields, months_premium_access }) : createTrainerInvite(fields)

export function InviteForm({ kind }: { kind: 'app_invite' | 'trainer_invite' }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [sendsMail, setSendsMail] = useState(true)
  const form = useForm<AppInviteFields>({
    defaultValues: EMPTY,
    resolver: zodResolver(
      z.object({
        first_name: z.string().check(z.trim(), z.minLength(1, t('admin.required'))),
        email_address: z.string().check(z.trim(), z.email(t('admin.email_malformed'))),
        months_premium_access: z
          .number(t('admin.months_range'))
          .check(
            z.int(t('admin.months_range')),
            z.gte(1, t('admin.months_range')),
            z.lte(MOST_MONTHS, t('admin.months_range')),
          ),
        send_invite_email: z.boolean(),
      }),
    ),
  })
  const request = useRequest(create(kind), {
    onSuccess: () => {
      form.reset(EMPTY)
      queries.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  const { errors } = form.formState
  const otherRefusal = useFieldRefusal(form, request.error)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit((fields) => request.send({ ...fields, send_invite_email: sendsMail }))}
    >
      <TextField
        label={t('admin.first_name')}
        autoComplete="off"
        error={errors.first_name?.message}
        {...form.register('first_name', { onChange: request.reset })}
      />
      <TextField
        label={t('admin.email')}
        type="email"
        autoComplete="off"
        error={errors.email_address?.message}
        {...form.register('email_address', { onChange: request.reset })}
      />
      {kind === 'app_invite' && (
        <TextField
          label={t('admin.months')}
          type="number"
          min={1}
          max={MOST_MONTHS}
          error={errors.months_premium_access?.message}
          {...form.register('months_premium_access', { valueAsNumber: true, onChange: request.reset })}
        />
      )}
      <CheckRow look="switch" isChecked={sendsMail} onToggle={() => setSendsMail(!sendsMail)}>
        {t('admin.send')}
      </CheckRow>
      {request.data && <MadeNotice made={request.data} />}
      <CallError error={otherRefusal} />
      <Button type="submit" request={request.state} loadingText={t('admin.creating')} successText={t('admin.created')}>
        {t('admin.create')}
      </Button>
    </form>
  )
}

function MadeNotice({ made: { invite_code, expires_at, trainer_invite_code } }: { made: Made }) {
  const { t, i18n } = useTranslation()
  const day = longDay(new Date(expires_at), i18n.language)
  return (
    <Notice>
      {trainer_invite_code
        ? t('admin.made_trainer', { code: invite_code, trainer_code: trainer_invite_code, day })
        : t('admin.made', { code: invite_code, day })}
    </Notice>
  )
}
