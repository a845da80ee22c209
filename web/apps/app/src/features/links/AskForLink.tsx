import { useRequest } from '@evenkeel/api'
import { Button, Foot, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { FormScreen } from '../../components/FormScreen'
import { LinkSent } from '../../components/LinkSent'
import { paths } from '../../lib/navigation/paths'
import { useFieldRefusal } from '../../lib/words/forms'
import { requestResetLink, requestSignInLink } from './calls'

interface Fields {
  email_address: string
}

interface AskForLinkProps {
  purpose: 'sign_in_link' | 'reset_password'
}

/** Both links are asked for alike, and the answer never tells whether an address has an account. */
export function AskForLink({ purpose }: AskForLinkProps) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const request = useRequest<string, unknown>(purpose === 'sign_in_link' ? requestSignInLink : requestResetLink)
  const form = useForm<Fields>({
    defaultValues: { email_address: search.get('email') ?? '' },
    resolver: zodResolver(
      z.object({ email_address: z.string().check(z.trim(), z.email(t('sign_in.email_malformed'))) }),
    ),
  })
  const otherRefusal = useFieldRefusal(form, request.error)
  if (request.state === 'success') {
    const email = form.getValues('email_address')
    return <LinkSent email={email} backTo={paths.signIn} onAgain={request.reset} />
  }
  return (
    <FormScreen
      title={t(`${purpose}.title`)}
      lead={t(`${purpose}.lead`)}
      backTo={paths.signIn}
      onSubmit={form.handleSubmit(({ email_address }) => request.send(email_address))}
    >
      <TextField
        label={t('sign_in.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        error={form.formState.errors.email_address?.message}
        {...form.register('email_address')}
      />
      <CallError error={otherRefusal} />
      <Foot>
        <Button type="submit" isWide request={request.state} loadingText={t(`${purpose}.sending`)}>
          {t(`${purpose}.send`)}
        </Button>
      </Foot>
    </FormScreen>
  )
}
