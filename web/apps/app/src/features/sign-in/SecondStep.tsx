import { type SecondStep as Step, useRequest } from '@evenkeel/api'
import { Button, buttonClass, Foot, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { FormScreen } from '../../components/FormScreen'
import { useEnter } from '../../lib/calls/enter'
import { paths } from '../../lib/navigation/paths'
import { useFieldRefusal } from '../../lib/words/forms'
import { completeSecondStep } from './sign-in'

interface Fields {
  code: string
}

/** The second step of signing in. Its token came with the first, stays in this tab, and ends after ten minutes. */
export default function SecondStep() {
  const { state } = useLocation() as { state: Step | null }
  if (!state?.second_step_token) return <Navigate to={paths.signIn} replace />
  return <CodeForm token={state.second_step_token} />
}

function CodeForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const enter = useEnter()
  const navigate = useNavigate()
  const [isRecovery, setIsRecovery] = useState(false)
  const request = useRequest(completeSecondStep, {
    onSuccess: async (member) => {
      await enter(member)
      navigate(paths.home, { replace: true })
    },
  })
  const form = useForm<Fields>({
    defaultValues: { code: '' },
    resolver: zodResolver(z.object({ code: z.string().check(z.minLength(1, t('second_step.code_missing'))) })),
  })
  const otherRefusal = useFieldRefusal(form, request.error)
  const isOver = otherRefusal?.problem.field === 'second_step_token'
  const change = () => {
    setIsRecovery(!isRecovery)
    form.reset()
    request.reset()
  }
  return (
    <FormScreen
      title={t('second_step.title')}
      lead={isRecovery ? t('second_step.recovery_lead') : t('second_step.lead')}
      backTo={paths.signIn}
      onSubmit={form.handleSubmit(({ code }) => request.send({ second_step_token: token, code }))}
    >
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? t('second_step.recovery_code') : t('second_step.code')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <CallError error={otherRefusal} />
      <Foot>
        {isOver ? (
          <Link to={paths.signIn} replace className={buttonClass({ isWide: true })}>
            {t('second_step.again')}
          </Link>
        ) : (
          <>
            <Button type="submit" isWide request={request.state} loadingText={t('sign_in.signing_in')}>
              {t('sign_in.sign_in')}
            </Button>
            <Button look="plain" onClick={change}>
              {isRecovery ? t('second_step.to_code') : t('second_step.to_recovery')}
            </Button>
          </>
        )}
      </Foot>
    </FormScreen>
  )
}
