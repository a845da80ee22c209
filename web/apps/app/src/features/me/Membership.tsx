import { answerOf, type Member, useRequest } from '@evenkeel/api'
import { nativeBridge } from '@evenkeel/native'
import { Button, Notice, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { useConfig, useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { useFieldRefusal } from '../../lib/words/forms'
import { clockTime, longDay } from '../../lib/words/moments'
import { ManageMembership } from './ManageMembership'
import styles from './Me.module.css'
import { MePage, Section } from './MePage'
import { StoreMembership } from './StoreMembership'

const redeem = (fields: { invite_code: string }) =>
  answerOf(memberApi.POST('/authorized/purchase/complete/access_code', { body: fields }))

type Source = 'trial' | 'subscription' | 'access_code' | 'trainer_gift' | 'none'

const sourceOf = ({ is_premium, source }: Member['premium']) => (is_premium ? (source as Source) : 'none')

export default function Membership() {
  const { t } = useTranslation()
  const { premium } = useMember()
  const hasStore = nativeBridge().purchases !== undefined
  return (
    <MePage title={t('membership.title')}>
      <Section title={t(`membership.source.${sourceOf(premium)}`)}>
        <p>
          <Ending />
        </p>
      </Section>
      {hasStore ? (
        <StoreMembership />
      ) : (
        <Section title={t('membership.prices')}>
          <Prices />
        </Section>
      )}
      <Section title={t('membership.code')}>
        <CodeForm />
      </Section>
      <ManageMembership />
    </MePage>
  )
}

function Ending() {
  const { t, i18n } = useTranslation()
  const { premium } = useMember()
  if (!premium.is_premium) return t('membership.none')
  if (!premium.ends_at) return t('membership.open_ended')
  const end = new Date(premium.ends_at)
  const words = { day: longDay(end, i18n.language), time: clockTime(end, i18n.language) }
  return premium.source === 'subscription' ? t('membership.renews', words) : t('membership.ends', words)
}

function Prices() {
  const { t, i18n } = useTranslation()
  const { prices } = useConfig()
  const price = (cents: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'currency', currency: prices.currency }).format(cents / 100)
  return (
    <>
      <ul>
        <li>{t('membership.three_months', { price: price(prices.three_months_cents) })}</li>
        <li>{t('membership.yearly', { price: price(prices.yearly_cents) })}</li>
      </ul>
      <p className="quiet">{t('membership.buy_words')}</p>
    </>
  )
}

function CodeForm() {
  const { t } = useTranslation()
  const updateMember = useMemberUpdate()
  const form = useForm<{ invite_code: string }>({
    defaultValues: { invite_code: '' },
    resolver: zodResolver(
      z.object({ invite_code: z.string().check(z.trim(), z.minLength(1, t('membership.code_missing'))) }),
    ),
  })
  const request = useRequest(redeem, {
    onSuccess: ({ member }) => {
      updateMember(member)
      form.reset()
    },
  })
  const otherRefusal = useFieldRefusal(form, request.error)
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((fields) => request.send(fields))}>
      <TextField
        label={t('membership.code')}
        autoComplete="off"
        autoCapitalize="characters"
        error={form.formState.errors.invite_code?.message}
        {...form.register('invite_code', { onChange: request.reset })}
      />
      {request.data && (
        <Notice>
          {request.data.is_repeat
            ? t('membership.redeemed_before')
            : t('membership.redeemed_words', { count: request.data.months_premium_access })}
        </Notice>
      )}
      <CallError error={otherRefusal} />
      <Button
        type="submit"
        look="ghost"
        request={request.state}
        loadingText={t('membership.redeeming')}
        successText={t('membership.redeemed')}
      >
        {t('membership.redeem')}
      </Button>
    </form>
  )
}
