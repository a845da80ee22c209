import { type ProofWay, useRequest } from '@evenkeel/api'
import { Button, Dialog, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { mailProofCode, prove, securityKey, useSecurity } from '../lib/calls/account-security'
import { proofQuestion } from '../lib/calls/fresh-proof'
import { useMember } from '../lib/calls/member'
import { useFieldRefusal } from '../lib/words/forms'
import { CallError } from './CallError'
import { Loaded } from './Loaded'
import styles from './ProofSheet.module.css'

/** Asks once more who is there, for whatever call of whatever screen wants to know; the call goes on by itself. */
export default function ProofSheet() {
  const { t } = useTranslation()
  const query = useSecurity()
  const cancel = () => proofQuestion.get()?.answer(false)
  return (
    <Dialog title={t('proof.title')} closeLabel={t('common.close')} onClose={cancel}>
      <div className={styles.sheet}>
        <p className="quiet">{t('proof.lead')}</p>
        <Loaded query={query} height={140}>
          {({ proof_ways }) => <Ways ways={proof_ways} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Ways({ ways }: { ways: ProofWay[] }) {
  const { t } = useTranslation()
  const [way, setWay] = useState(ways[0] ?? 'mailed_code')
  const mail = useRequest(mailProofCode, { onSuccess: () => setWay('mailed_code') })
  const isMailed = mail.state === 'success'
  if (way === 'mailed_code' && !isMailed) return <AskForCode mail={mail} />
  return (
    <>
      <ProofForm key={way} way={way} />
      {ways.includes('mailed_code') && (
        <>
          <CallError error={mail.error} />
          <Button look="plain" request={isMailed ? 'unstarted' : mail.state} onClick={() => mail.send(undefined)}>
            {isMailed ? t('proof.mail_again') : t('proof.mail_instead')}
          </Button>
        </>
      )}
    </>
  )
}

function AskForCode({ mail }: { mail: ReturnType<typeof useRequest<void, unknown>> }) {
  const { t } = useTranslation()
  const { email_address } = useMember()
  return (
    <>
      <p>{t('proof.mail_lead', { email: email_address })}</p>
      <CallError error={mail.error} />
      <Button request={mail.state} loadingText={t('proof.mailing')} onClick={() => mail.send()}>
        {t('proof.mail')}
      </Button>
    </>
  )
}

const FIELDS = {
  password: { type: 'password', autoComplete: 'current-password' },
  mailed_code: { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr' },
  second_factor: { autoComplete: 'one-time-code', autoCapitalize: 'none', dir: 'ltr' },
} as const

function ProofForm({ way }: { way: ProofWay }) {
  const { t } = useTranslation()
  const { email_address, member_id } = useMember()
  const queries = useQueryClient()
  const request = useRequest(prove, {
    onSuccess: (reply) => {
      queries.setQueryData(securityKey(member_id), reply)
      proofQuestion.get()?.answer(true)
    },
  })
  const form = useForm({
    defaultValues: { secret: '' },
    resolver: zodResolver(z.object({ secret: z.string().check(z.minLength(1, t(`proof.${way}.missing`))) })),
  })
  const otherRefusal = useFieldRefusal(form, request.error)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(({ secret }) => request.send({ way, secret }))}
    >
      {way === 'password' && (
        <input type="hidden" name="username" autoComplete="username" value={email_address} readOnly />
      )}
      <TextField
        label={t(`proof.${way}.label`)}
        hint={t(`proof.${way}.hint`, { email: email_address })}
        error={form.formState.errors.secret?.message}
        {...FIELDS[way]}
        {...form.register('secret')}
      />
      <CallError error={otherRefusal} />
      <Button type="submit" request={request.state} loadingText={t('proof.proving')}>
        {t('proof.prove')}
      </Button>
    </form>
  )
}
