import type { ProgramWeek } from '@evenkeel/api'
import { Button, Foot, Screen, TextArea, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { useMember } from '../../lib/calls/member'
import { programQuery } from '../../lib/calls/member-reads'
import { newUuid } from '../../lib/device/uuid'
import { useGoBack } from '../../lib/navigation/back'
import { paths } from '../../lib/navigation/paths'
import { useWrite } from '../../lib/outbox/use-write'
import styles from './Program.module.css'

const LONGEST_ANSWER = 1000
const SAVED_PAUSE = 700

/** Three questions about a week. */
export default function Reflection() {
  const { t } = useTranslation()
  const { week = '' } = useParams()
  const { member_id } = useMember()
  const query = useQuery(programQuery(member_id))
  return (
    <Screen>
      <PageTitle>{t('program.reflection.title')}</PageTitle>
      <TopBar start={<BackLink to={paths.program} />} />
      <h1>{t('program.reflection.title')}</h1>
      <Loaded query={query}>
        {({ program }) => {
          const found = program.weeks.find((candidate) => String(candidate.week) === week)
          return found ? <Form week={found} /> : <p className="quiet">{t('program.reflection.no_week')}</p>
        }}
      </Loaded>
    </Screen>
  )
}

function Form({ week }: { week: ProgramWeek }) {
  const { t } = useTranslation()
  const goBack = useGoBack(paths.program)
  const { reflection, reflection_questions } = week
  const [answers, setAnswers] = useState(() => reflection_questions.map((_, index) => reflection?.answers[index] ?? ''))
  const [isEmpty, setIsEmpty] = useState(false)
  const [eventUuid] = useState(newUuid)
  const write = useWrite('POST /premium/authorized/program/reflection', {
    stales: ['program'],
    onSuccess: () => setTimeout(goBack, SAVED_PAUSE),
  })
  const save = () => {
    if (answers.every((answer) => answer.trim() === '')) return setIsEmpty(true)
    const trimmed = answers.map((answer) => answer.trim())
    write.send({ event_uuid: eventUuid, week: week.week, answers: trimmed }, eventUuid)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={styles.asked}>
        <p className="small quiet">{t('program.week', { week: week.week })}</p>
        <h2>
          <bdi>{week.title}</bdi>
        </h2>
        <p className="quiet">{t('program.reflection.lead')}</p>
      </div>
      {reflection_questions.map((question, index) => (
        <div key={question} className={styles.question}>
          <p aria-hidden="true">
            <bdi>{question}</bdi>
          </p>
          <TextArea
            label={question}
            rows={3}
            maxLength={LONGEST_ANSWER}
            value={answers[index] ?? ''}
            onChange={(event) => {
              const { value } = event.target
              setAnswers((present) => present.map((answer, place) => (place === index ? value : answer)))
              setIsEmpty(false)
              write.reset()
            }}
          />
        </div>
      ))}
      <Foot>
        <OfflineNotice />
        {isEmpty && <p role="alert">{t('program.reflection.empty')}</p>}
        <CallError error={write.error} />
        <Button
          isWide
          type="submit"
          request={write.state}
          loadingText={t('program.reflection.saving')}
          successText={t('program.reflection.saved')}
        >
          {t('program.reflection.save')}
        </Button>
      </Foot>
    </form>
  )
}
