import { type SafetyProfile, type SafetyQuestion, useRequest } from '@evenkeel/api'
import { Button, CheckRow } from '@evenkeel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { SafetyQuestions } from '../../components/SafetyQuestions'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { keepSafety, safetyQuery } from '../../lib/calls/safety-profile'
import styles from './Me.module.css'
import { MePage, Section } from './MePage'

export default function Safety() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(safetyQuery(member_id))
  return (
    <MePage title={t('safety.title')} lead={t('safety.lead')}>
      <Loaded query={query}>{(loaded) => <SafetyForm {...loaded} />}</Loaded>
    </MePage>
  )
}

interface SafetyFormProps {
  safety_profile: SafetyProfile
  questions: SafetyQuestion[]
  off_by_default: { exercise_id: string; title: string; summary: string }[]
}

const toggled = (list: readonly string[], item: string) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

function SafetyForm({ safety_profile, questions, off_by_default }: SafetyFormProps) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const queries = useQueryClient()
  const [codes, setCodes] = useState(safety_profile.codes)
  const [allowed, setAllowed] = useState(safety_profile.allowed_exercises)
  const request = useRequest(keepSafety, {
    onSuccess: ({ member }) => {
      updateMember(member)
      // What is offered hangs on these answers, wherever it is shown.
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === member_id })
    },
  })
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      request.reset()
      set(value)
    }
  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault()
        request.send({ codes, allowed_exercises: allowed })
      }}
    >
      <SafetyQuestions legend={t('safety.title')} questions={questions} codes={codes} onChange={change(setCodes)} />
      {codes.length === 0 && <p className="quiet small">{t('safety.none')}</p>}
      {off_by_default.length > 0 && (
        <Section title={t('safety.off_by_default')}>
          <p className="quiet">{t('safety.off_lead')}</p>
          <div>
            {off_by_default.map(({ exercise_id, title, summary }) => (
              <CheckRow
                key={exercise_id}
                look="switch"
                detail={summary}
                isChecked={allowed.includes(exercise_id)}
                onToggle={() => change(setAllowed)(toggled(allowed, exercise_id))}
              >
                {title}
              </CheckRow>
            ))}
          </div>
        </Section>
      )}
      <p className="quiet small">{t('safety.moment')}</p>
      <CallError error={request.error} />
      <Button
        type="submit"
        isWide
        request={request.state}
        loadingText={t('safety.saving')}
        successText={t('safety.saved')}
      >
        {t('safety.save')}
      </Button>
    </form>
  )
}
