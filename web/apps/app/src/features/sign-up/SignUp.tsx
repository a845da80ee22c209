import { useRequest } from '@evenkeel/api'
import { Button, Foot, Notice, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { FormScreen } from '../../components/FormScreen'
import { LinkSent } from '../../components/LinkSent'
import { useConfig } from '../../lib/calls/config'
import { useEnter } from '../../lib/calls/enter'
import { isGuest } from '../../lib/guest/guest-member'
import { privacyNotice } from '../../lib/guest/privacy-notice'
import { paths } from '../../lib/navigation/paths'
import { useFieldRefusal } from '../../lib/words/forms'
import { createAccount, type SignUpFields } from './create-account'
import { TrialTerms } from './TrialTerms'

/** Whoever comes here past the notice reads it first: a name is a question, too. */
export default function SignUp() {
  const { member } = useConfig()
  const isStranger = member === null || isGuest(member)
  return isStranger && !privacyNotice.isSeen() ? <Navigate to={paths.privacy} replace /> : <Form />
}

function Form() {
  const { t } = useTranslation()
  const { member } = useConfig()
  const [wasGuest] = useState(member !== null && isGuest(member))
  const enter = useEnter()
  const creation = useRequest(createAccount, { onSuccess: (created) => (created ? enter(created) : undefined) })
  const form = useForm<SignUpFields>({
    defaultValues: { first_name: '', email_address: '' },
    resolver: zodResolver(
      z.object({
        first_name: z.string().check(z.trim(), z.minLength(1, t('sign_up.first_name_missing'))),
        email_address: z.string().check(z.trim(), z.email(t('sign_up.email_malformed'))),
      }),
    ),
  })
  const { errors } = form.formState
  const otherRefusal = useFieldRefusal(form, creation.error)
  if (member && !isGuest(member)) return <Navigate to={wasGuest ? paths.onboardingSafety : paths.home} replace />
  if (creation.state === 'success' && creation.data === null)
    return <LinkSent email={form.getValues('email_address')} backTo={paths.welcome} onAgain={creation.reset} />
  return (
    <FormScreen
      title={t('sign_up.title')}
      lead={t('sign_up.lead')}
      backTo={paths.welcome}
      onSubmit={form.handleSubmit((fields) => creation.send(fields))}
    >
      <TextField
        label={t('sign_up.first_name')}
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...form.register('first_name')}
      />
      <TextField
        label={t('sign_up.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email_address?.message}
        {...form.register('email_address')}
      />
      <TrialTerms />
      {creation.error?.code === 'account_exists' ? <AccountExists /> : <CallError error={otherRefusal} />}
      <Foot>
        <Button type="submit" isWide request={creation.state} loadingText={t('sign_up.creating')}>
          {t('sign_up.create')}
        </Button>
        <p className="quiet small">
          <Trans i18nKey="sign_up.privacy" components={{ privacy: <Link to={paths.privacy} /> }} />
        </p>
      </Foot>
    </FormScreen>
  )
}

function AccountExists() {
  return (
    <Notice tone="alarm">
      <Trans i18nKey="sign_up.account_exists" components={{ signIn: <Link to={paths.signIn} /> }} />
    </Notice>
  )
}
