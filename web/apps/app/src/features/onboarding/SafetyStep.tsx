import { useRequest } from '@evenkeel/api'
import { Button, Foot, Screen } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { PageTitle } from '../../components/PageTitle'
import { SafetyQuestions } from '../../components/SafetyQuestions'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { keepSafety, safetyQuery } from '../../lib/calls/safety-profile'
import styles from './Onboarding.module.css'

/** The last and optional step: what an exercise has to leave in peace. */
export function SafetyStep({ top, onDone }: { top?: ReactNode; onDone: () => void }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const query = useQuery(safetyQuery(member_id))
  const [codes, setCodes] = useState<string[]>([])
  const request = useRequest(keepSafety, {
    onSuccess: ({ member }) => {
      updateMember(member)
      onDone()
    },
  })
  return (
    <Screen>
      <PageTitle>{t('onboarding.page_safety')}</PageTitle>
      {top}
      <h1 className={styles.title}>{t('onboarding.safety.title')}</h1>
      <p className={`quiet ${styles.lead}`}>{t('onboarding.safety.lead')}</p>
      <Loaded query={query}>
        {({ questions }) => (
          <SafetyQuestions
            legend={t('onboarding.safety.title')}
            questions={questions}
            codes={codes}
            onChange={setCodes}
          />
        )}
      </Loaded>
      <Foot>
        <p className="quiet small">{t('onboarding.safety.kept')}</p>
        <CallError error={request.error} />
        <Button
          isWide
          request={request.state}
          loadingText={t('onboarding.saving')}
          disabled={!query.data}
          onClick={() => request.send({ codes, allowed_exercises: [] })}
        >
          {codes.length === 0 ? t('onboarding.safety.none') : t('onboarding.finish')}
        </Button>
        <Button look="plain" onClick={onDone}>
          {t('onboarding.safety.skip')}
        </Button>
      </Foot>
    </Screen>
  )
}
