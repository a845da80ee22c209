import { asCallFailed, useRequest } from '@evenkeel/api'
import { Button, buttonClass, Foot, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { FormScreen } from '../../components/FormScreen'
import { LoadingScreen } from '../../components/LoadingScreen'
import { StrengthLine } from '../../components/StrengthLine'
import { useArrive } from '../../lib/calls/enter'
import { paths } from '../../lib/navigation/paths'
import { SHORTEST_PASSWORD, useFieldRefusal } from '../../lib/words/forms'
import { completeReset, validateReset } from './calls'
import { LinkFailed } from './LinkFailed'

interface Fields {
  new_password: string
}

/** The mailed link is looked at before anything is asked, so that nobody thinks up a password for nothing. */
export default function ChoosePassword() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const link = useQuery({
    queryKey: ['reset', token],
    queryFn: () => validateReset(token),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  if (link.isPending) return <LoadingScreen />
  if (link.isError) {
    return (
      <LinkFailed title={t('reset_password.failed_title')} error={asCallFailed(link.error)}>
        <Link to={paths.resetPassword} className={buttonClass({})}>
          {t('reset_password.failed_again')}
        </Link>
      </LinkFailed>
    )
  }
  return <NewPasswordForm token={token} email={link.data.email_address} />
}

function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const arrive = useArrive()
  const request = useRequest(completeReset, {
    onSuccess: async (reply) => {
      if (await arrive(reply)) navigate(paths.home, { replace: true })
    },
  })
  const form = useForm<Fields>({
    defaultValues: { new_password: '' },
    resolver: zodResolver(
      z.object({
        new_password: z
          .string()
          .check(z.minLength(SHORTEST_PASSWORD, t('account.password.too_short', { count: SHORTEST_PASSWORD }))),
      }),
    ),
  })
  const otherRefusal = useFieldRefusal(form, request.error)
  return (
    <FormScreen
      title={t('reset_password.choose_title')}
      lead={t('reset_password.choose_lead', { email })}
      backTo={paths.signIn}
      onSubmit={form.handleSubmit(({ new_password }) => request.send({ token, password: new_password }))}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label={t('reset_password.new')}
        hint={t('reset_password.hint')}
        type="password"
        autoComplete="new-password"
        error={form.formState.errors.new_password?.message}
        {...form.register('new_password')}
      />
      <StrengthLine password={form.watch('new_password')} />
      <CallError error={otherRefusal} />
      <Foot>
        <Button
          type="submit"
          isWide
          request={request.state}
          loadingText={t('reset_password.saving')}
          successText={t('reset_password.saved')}
        >
          {t('reset_password.save')}
        </Button>
      </Foot>
    </FormScreen>
  )
}
