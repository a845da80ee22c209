import { useRequest } from '@evenkeel/api'
import { Button, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { useFieldRefusal } from '../../lib/words/forms'
import { changeDetails } from './change-details'
import styles from './Me.module.css'

interface NameFields {
  first_name: string
}

export function NameForm() {
  const { t } = useTranslation()
  const { first_name } = useMember()
  const updateMember = useMemberUpdate()
  const request = useRequest(changeDetails, { onSuccess: ({ member }) => updateMember(member) })
  const form = useForm<NameFields>({
    defaultValues: { first_name },
    resolver: zodResolver(
      z.object({ first_name: z.string().check(z.trim(), z.minLength(1, t('account.name_missing'))) }),
    ),
  })
  const otherRefusal = useFieldRefusal(form, request.error)
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((fields) => request.send(fields))}>
      <TextField
        label={t('account.first_name')}
        autoComplete="given-name"
        error={form.formState.errors.first_name?.message}
        {...form.register('first_name', { onChange: request.reset })}
      />
      <CallError error={otherRefusal} />
      <Button
        type="submit"
        look="ghost"
        request={request.state}
        loadingText={t('account.saving')}
        successText={t('account.saved')}
      >
        {t('account.save')}
      </Button>
    </form>
  )
}
