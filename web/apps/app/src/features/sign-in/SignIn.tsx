import { useRequest } from '@evenkeel/api'
import { Button, buttonClass, Foot, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { FormScreen } from '../../components/FormScreen'
import { useConfig } from '../../lib/calls/config'
import { useArrive } from '../../lib/calls/enter'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/navigation/paths'
import { useFieldRefusal } from '../../lib/words/forms'
import { AppleButton } from './AppleButton'
import { type SignInFields, signIn } from './sign-in'

export default function SignIn() {
  const { t } = useTranslation()
  const { member } = useConfig()
  const arrive = useArrive()
  const request = useRequest(signIn, { onSuccess: arrive })
  const form = useForm<SignInFields>({
    defaultValues: { email_address: '', password: '' },
    resolver: zodResolver(
      z.object({
        email_address: z.string().check(z.trim(), z.email(t('sign_in.email_malformed'))),
        password: z.string().check(z.minLength(1, t('sign_in.password_missing'))),
      }),
    ),
  })
  const { errors } = form.formState
  const otherRefusal = useFieldRefusal(form, request.error)
  if (member && !isGuest(member)) return <Navigate to={paths.home} replace />
  return (
    <FormScreen
      title={t('sign_in.title')}
      backTo={paths.welcome}
      onSubmit={form.handleSubmit((fields) => request.send(fields))}
    >
      <TextField
        label={t('sign_in.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email_address?.message}
        {...form.register('email_address')}
      />
      <TextField
        label={t('sign_in.password')}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <CallError error={otherRefusal} />
      <Foot>
        <Button type="submit" isWide request={request.state} loadingText={t('sign_in.signing_in')}>
          {t('sign_in.sign_in')}
        </Button>
        <AppleButton />
        <Link to={paths.signInLink} className={buttonClass({ look: 'plain' })}>
          {t('sign_in.by_link')}
        </Link>
        <Link to={paths.resetPassword} className={buttonClass({ look: 'plain' })}>
          {t('sign_in.forgotten')}
        </Link>
        <p className="quiet small">
          <Trans i18nKey="sign_in.no_account" components={{ signUp: <Link to={paths.signUp} /> }} />
        </p>
      </Foot>
    </FormScreen>
  )
}
