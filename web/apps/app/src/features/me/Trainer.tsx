import { answerOf, type TrainerStatus, type TrainerStatusChange, useRequest } from '@evenkeel/api'
import { Button, CheckRow, Dialog, SelectField, TextField } from '@evenkeel/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { useMemberUpdate } from '../../lib/calls/config'
import { keepAnswer, keptQuery } from '../../lib/calls/kept-queries'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { useFieldRefusal } from '../../lib/words/forms'
import { dayAndTime, longDay } from '../../lib/words/moments'
import styles from './Me.module.css'
import { MePage, Section } from './MePage'

const readStatus = () => answerOf(memberApi.GET('/premium/authorized/trainer/status', {}))

const changeStatus = (change: TrainerStatusChange) =>
  answerOf(memberApi.POST('/premium/authorized/trainer/status', { body: change }))

/** Every change answers with the whole status. */
function useStatusChange() {
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const queries = useQueryClient()
  return useRequest(changeStatus, {
    onSuccess: (status) => {
      keepAnswer(queries, [member_id, 'trainer'], status)
      updateMember(status.member)
    },
  })
}

export default function Trainer() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(keptQuery([member_id, 'trainer'], readStatus))
  return (
    <MePage title={t('trainer.title')}>
      <Loaded query={query}>
        {(status) => (status.trainer ? <Linked {...status} trainer={status.trainer} /> : <LinkForm />)}
      </Loaded>
      <p className={`quiet small ${styles.group}`}>{t('trainer.not_on_call')}</p>
    </MePage>
  )
}

function LinkForm() {
  const { t } = useTranslation()
  const request = useStatusChange()
  const form = useForm<{ trainer_invite_code: string }>({
    defaultValues: { trainer_invite_code: '' },
    resolver: zodResolver(
      z.object({ trainer_invite_code: z.string().check(z.trim(), z.minLength(1, t('trainer.code_missing'))) }),
    ),
  })
  const otherRefusal = useFieldRefusal(form, request.error)
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((fields) => request.send(fields))}>
      <p className="quiet">{t('trainer.none')}</p>
      <TextField
        label={t('trainer.code')}
        autoComplete="off"
        autoCapitalize="characters"
        error={form.formState.errors.trainer_invite_code?.message}
        {...form.register('trainer_invite_code')}
      />
      <CallError error={otherRefusal} />
      <Button type="submit" request={request.state} loadingText={t('trainer.linking')}>
        {t('trainer.link')}
      </Button>
    </form>
  )
}

type LinkedStatus = TrainerStatus & { trainer: NonNullable<TrainerStatus['trainer']> }
type Kind = 'check_ins' | 'readings' | 'exercises' | 'program' | 'journal'

function Linked({ trainer, consent, accesses }: LinkedStatus) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <h2>{`${trainer.first_name} ${trainer.last_name}`.trim()}</h2>
      <p className="quiet">{t('trainer.linked', { day: longDay(new Date(trainer.linked_at), i18n.language) })}</p>
      <Section title={t('trainer.shared')}>
        <ConsentForm consent={consent} />
      </Section>
      <Section title={t('trainer.log')}>
        {accesses.length === 0 && <p className="quiet">{t('trainer.log_none')}</p>}
        <ul className={styles.rows}>
          {accesses.map(({ kind, accessed_at }) => (
            <li key={`${kind}${accessed_at}`} className={styles.entry}>
              {t('trainer.log_line', {
                kind: t(`trainer.kind.${kind as Kind}`),
                moment: dayAndTime(new Date(accessed_at), i18n.language),
              })}
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <Unlink />
      </Section>
    </>
  )
}

const DAY = 24 * 60 * 60 * 1000
const ENDS = { none: 0, week: 7 * DAY, month: 30 * DAY, quarter: 91 * DAY } as const
type EndName = keyof typeof ENDS

function ConsentForm({ consent }: Pick<TrainerStatus, 'consent'>) {
  const { t, i18n } = useTranslation()
  const request = useStatusChange()
  const [shared, setShared] = useState(() => Object.fromEntries(consent.map((one) => [one.kind, one.is_shared])))
  const [end, setEnd] = useState<EndName>('none')
  const until = (expires: string | null) =>
    expires ? t('trainer.shared_until', { day: longDay(new Date(expires), i18n.language) }) : undefined
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const consent_until = end === 'none' ? null : new Date(Date.now() + ENDS[end]).toISOString()
        request.send({ consent: shared, consent_until })
      }}
    >
      <fieldset className="bare">
        <legend className="visually-hidden">{t('trainer.shared')}</legend>
        {consent.map(({ kind, expires_at }) => (
          <CheckRow
            key={kind}
            look="switch"
            isChecked={shared[kind] ?? false}
            detail={kind === 'journal' ? (until(expires_at) ?? t('trainer.journal_never')) : until(expires_at)}
            onToggle={() => {
              request.reset()
              setShared({ ...shared, [kind]: !shared[kind] })
            }}
          >
            {t(`trainer.kind.${kind as Kind}`)}
          </CheckRow>
        ))}
      </fieldset>
      <SelectField
        label={t('trainer.until')}
        value={end}
        onChange={(event) => {
          request.reset()
          setEnd(event.target.value as EndName)
        }}
      >
        {(Object.keys(ENDS) as EndName[]).map((name) => (
          <option key={name} value={name}>
            {t(`trainer.until_${name}`)}
          </option>
        ))}
      </SelectField>
      <CallError error={request.error} />
      <Button
        type="submit"
        look="ghost"
        request={request.state}
        loadingText={t('trainer.saving')}
        successText={t('trainer.saved')}
      >
        {t('trainer.save')}
      </Button>
    </form>
  )
}

function Unlink() {
  const { t } = useTranslation()
  const request = useStatusChange()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="alarm" onClick={() => setIsAsking(true)}>
        {t('trainer.unlink')}
      </Button>
      {isAsking && (
        <Dialog title={t('trainer.unlink_title')} closeLabel={t('common.close')} onClose={() => setIsAsking(false)}>
          <div className={styles.form}>
            <p className="quiet">{t('trainer.unlink_words')}</p>
            <CallError error={request.error} />
            <Button onClick={() => setIsAsking(false)}>{t('trainer.unlink_keep')}</Button>
            <Button
              look="alarm"
              request={request.state}
              loadingText={t('trainer.unlinking')}
              onClick={() => request.send({ unlink: true })}
            >
              {t('trainer.unlink')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
