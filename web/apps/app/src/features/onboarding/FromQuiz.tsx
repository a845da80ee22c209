import { type Member, useRequest } from '@evenkeel/api'
import { Button, Message, Screen, StateMark } from '@evenkeel/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingScreen } from '../../components/LoadingScreen'
import { PageTitle } from '../../components/PageTitle'
import { attachQuizResult, quizResult } from '../../lib/quiz-result'

interface FromQuizProps {
  resultKey: string
  onTaken: (member: Member) => void
  /** The result is gone or belongs to somebody else: then the questions are asked. */
  onGone: () => void
}

/** Whoever took the quiz has answered these questions already. */
export function FromQuiz({ resultKey, onTaken, onGone }: FromQuizProps) {
  const { t } = useTranslation()
  const [taken, setTaken] = useState<Awaited<ReturnType<typeof attachQuizResult>>>()
  const request = useRequest(attachQuizResult, { onSuccess: setTaken })
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    request.send(resultKey)
  })
  const hasFailed = request.state === 'error'
  useEffect(() => {
    if (!hasFailed) return
    quizResult.forget()
    onGone()
  }, [hasFailed, onGone])
  if (!taken) return <LoadingScreen />
  const { result } = taken
  return (
    <Screen>
      <PageTitle>{t('onboarding.quiz')}</PageTitle>
      <Message
        picture={<StateMark state={result.starting_state} size={56} />}
        title={result.headline}
        action={<Button onClick={() => onTaken(taken.member)}>{t('onboarding.next')}</Button>}
      >
        <p>{result.explanation}</p>
        <p>{result.stage.text}</p>
        <p className="small">{t('onboarding.quiz_taken')}</p>
      </Message>
    </Screen>
  )
}
