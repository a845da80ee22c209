import { type Member, type Personalization, useRequest } from '@evenkeel/api'
import { Button, Choices, Foot, iconButtonClass, Screen, TopBar } from '@evenkeel/ui'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallError } from '../../components/CallError'
import { PageTitle } from '../../components/PageTitle'
import { useConfig, useMemberUpdate } from '../../lib/config'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/paths'
import { quizResult } from '../../lib/quiz-result'
import { FromQuiz } from './FromQuiz'
import styles from './Onboarding.module.css'
import { personalize } from './personalize'
import { questionsOf } from './questions'
import { SafetyStep } from './SafetyStep'

export default function Onboarding() {
  const { t } = useTranslation()
  const config = useConfig()
  const navigate = useNavigate()
  const updateMember = useMemberUpdate()
  const [step, setStep] = useState(0)
  const [choices, setChoices] = useState<Partial<Personalization>>({})
  const request = useRequest(personalize, {
    onSuccess: (member) => {
      updateMember(member)
      if (isGuest(member)) goHome()
      else setStep(questions.length)
    },
  })
  const goHome = () => navigate(paths.home, { replace: true })
  const [quizKey, setQuizKey] = useState(() => (config.member && isGuest(config.member) ? undefined : quizResult.key()))
  const questions = questionsOf(config)
  const question = questions[step]
  if (quizKey) {
    const goOnFromQuiz = (member: Member) => {
      setQuizKey(undefined)
      setStep(questions.length)
      updateMember(member)
    }
    return <FromQuiz resultKey={quizKey} onTaken={goOnFromQuiz} onGone={() => setQuizKey(undefined)} />
  }
  if (!question) return <SafetyStep onDone={goHome} />
  const isLast = step === questions.length - 1
  const chosen = choices[question.name]
  const goOn = () => (isLast ? request.send(choices as Personalization) : setStep(step + 1))

  return (
    <Screen>
      <PageTitle>{t('onboarding.page')}</PageTitle>
      <TopBar
        start={step > 0 && <BackButton label={t('common.back')} onClick={() => setStep(step - 1)} />}
        title={<Steps present={step + 1} all={questions.length} />}
      />
      <h1 className={styles.title}>{t(`onboarding.${question.name}.title`)}</h1>
      <p className={`quiet ${styles.lead}`}>{t(`onboarding.${question.name}.lead`)}</p>
      <Choices
        key={question.name}
        legend={t(`onboarding.${question.name}.title`)}
        options={question.options}
        value={chosen}
        onChange={(value) => setChoices({ ...choices, [question.name]: value })}
      />
      <Foot>
        <CallError error={request.error} />
        <Button isWide disabled={!chosen} request={request.state} loadingText={t('onboarding.saving')} onClick={goOn}>
          {isLast ? t('onboarding.finish') : t('onboarding.next')}
        </Button>
      </Foot>
    </Screen>
  )
}

function BackButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={iconButtonClass} aria-label={label} onClick={onClick}>
      <ArrowLeft size={24} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

function Steps({ present, all }: { present: number; all: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.steps} role="img" aria-label={t('onboarding.step', { present, all })}>
      {Array.from({ length: all }, (_, index) => (
        <i key={index} className={index < present ? styles.reached : undefined} />
      ))}
    </div>
  )
}
