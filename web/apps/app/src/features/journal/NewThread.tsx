import { answerOf, type StateName, useRequest } from '@evenkeel/api'
import { Button, Choices, Foot, Screen, StateMark, TopBar } from '@evenkeel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { CallError } from '../../components/CallError'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { useConfig, useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { newUuid } from '../../lib/device/uuid'
import { paths } from '../../lib/navigation/paths'
import { journalThreadPath } from '../../lib/navigation/places'
import styles from './Journal.module.css'

interface Beginning {
  selected_life_aspect: string
  selected_life_aspect_current_state: StateName
  event_uuid: string
}

const openThread = (body: Beginning) => answerOf(memberApi.POST('/premium/authorized/journal/thread', { body }))

/** What it is about, and how it is there just now. The guide writes first. */
export default function NewThread() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { member_id, balance, plan } = useMember()
  const { onboarding, states } = useConfig()
  const queries = useQueryClient()
  const updateMember = useMemberUpdate()
  const [aspect, setAspect] = useState(plan?.life_aspect)
  const [state, setState] = useState<string | undefined>(balance.state ?? undefined)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [event_uuid] = useState(newUuid)
  const request = useRequest(openThread, {
    onSuccess: ({ member, thread }) => {
      updateMember(member)
      queries.invalidateQueries({ queryKey: [member_id, 'journal-threads'] })
      navigate(journalThreadPath(thread.journal_thread_id), { replace: true })
    },
  })
  const open = () => {
    const chosen = states.find(({ name }) => name === state)?.name
    if (!aspect || !chosen) return setIsIncomplete(true)
    request.send({ selected_life_aspect: aspect, selected_life_aspect_current_state: chosen, event_uuid })
  }
  return (
    <Screen>
      <PageTitle>{t('journal.new.title')}</PageTitle>
      <TopBar start={<BackLink to={paths.journal} />} />
      <h1 className={styles.title}>{t('journal.new.title')}</h1>
      <div className={styles.form}>
        <section>
          <h2>{t('journal.new.aspect')}</h2>
          <Choices
            legend={t('journal.new.aspect')}
            value={aspect}
            options={onboarding.life_aspects.map(({ key, title }) => ({ value: key, title }))}
            onChange={setAspect}
          />
        </section>
        <section>
          <h2>{t('journal.new.state')}</h2>
          <Choices
            legend={t('journal.new.state')}
            value={state}
            options={states.map(({ name, display_name, description }) => ({
              value: name,
              title: display_name,
              detail: description,
              mark: <StateMark state={name} />,
            }))}
            onChange={setState}
          />
        </section>
      </div>
      <Foot>
        <OfflineNotice>{t('journal.new.offline')}</OfflineNotice>
        {isIncomplete && !(aspect && state) && <p role="alert">{t('journal.new.incomplete')}</p>}
        <CallError error={request.error} />
        <Button isWide request={request.state} loadingText={t('journal.new.opening')} onClick={open}>
          {t('journal.new.open')}
        </Button>
      </Foot>
    </Screen>
  )
}
