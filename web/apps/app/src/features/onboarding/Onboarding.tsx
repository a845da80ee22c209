import { type Member, type Personalization, useRequest } from '@evenkeel/api'
import { Button, Choices, Foot, Screen } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { LoadingScreen } from '../../components/LoadingScreen'
import { PageTitle } from '../../components/PageTitle'
import { useConfig, useMemberUpdate } from '../../lib/calls/config'
import { quizResult } from '../../lib/calls/quiz-result'
import { isGuest } from '../../lib/guest/guest-member'
import { FromQuiz } from './FromQuiz'
import styles from './Onboarding.module.css'
import { personalize } from './personalize'
import { questionsOf } from './questions'
import { SafetyStep } from './SafetyStep'
import { Steps } from './Steps'
import { type Choices as Chosen, useSteps } from './use-steps'

/** What was answered before, for whoever comes to answer once more. */
const answersOf = (member: Member | null): Chosen =>
  member?.plan
    ? {
        selected_goal: member.plan.goal,
        selected_life_aspect: member.plan.life_aspect,
        life_aspect_current_state: member.plan.current_state,
        life_aspect_preferred_state: member.plan.preferred_state,
      }
    : {}

export default function Onboarding() {
  const { t } = useTranslation()
  const config = useConfig()
  const { member } = config
  const alone = member !== null && isGuest(member)
  const updateMember = useMemberUpdate()
  const questions = questionsOf(config)
  const steps = useSteps(answersOf(member))
  const { step } = steps
  const [isAgain] = useState(member?.onboarded === true && step < questions.length)
  const [choices, setChoices] = useState<Chosen>(steps.choices)
  const [quizKey, setQuizKey] = useState(() => (alone ? undefined : quizResult.key()))
  // What only an account may know is asked once, and after that on a page of its own.
  const hasSafety = !alone && !isAgain
  const goToSafety = (fresh: Member) => {
    updateMember(fresh)
    steps.go(questions.length, choices)
  }
  const request = useRequest(personalize, {
    onSuccess: (fresh) => {
      if (hasSafety) return goToSafety(fresh)
      updateMember(fresh)
      steps.leave()
    },
  })
  if (steps.isLeaving) return <LoadingScreen />
  if (quizKey) {
    const goOnFromQuiz = (fresh: Member) => {
      setQuizKey(undefined)
      goToSafety(fresh)
    }
    return <FromQuiz resultKey={quizKey} onTaken={goOnFromQuiz} onLeft={() => setQuizKey(undefined)} />
  }
  const all = questions.length + (hasSafety ? 1 : 0)
  const top = <Steps present={step + 1} all={all} isAgain={isAgain} onBack={steps.goBack} />
  const question = questions[step]
  if (!question) return <SafetyStep top={top} onDone={steps.leave} />
  const chosen = choices[question.name]
  const goOn = () =>
    step === questions.length - 1 ? request.send(choices as Personalization) : steps.go(step + 1, choices)

  return (
    <Screen>
      <PageTitle>{t('onboarding.page')}</PageTitle>
      {top}
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
          {step === all - 1 ? t('onboarding.finish') : t('onboarding.next')}
        </Button>
      </Foot>
    </Screen>
  )
}
