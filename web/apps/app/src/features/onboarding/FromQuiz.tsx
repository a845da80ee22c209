import { type Member, useRequest } from '@evenkeel/api'
import { Button, Message, Screen, StateMark } from '@evenkeel/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingScreen } from '../../components/LoadingScreen'
import { PageTitle } from '../../components/PageTitle'
import { attachQuizResult, quizResult } from '../../lib/calls/quiz-result'
import { isFinal } from '../../lib/outbox/final-refusal'

interface FromQuizProps {
  resultKey: string
  onTaken: (member: Member) => void
  /** The result is gone, belongs to somebody else or does not come: then the questions are asked. */
  onLeft: () => void
}

/** Whoever took the quiz has answered these questions already. */
export function FromQuiz({ resultKey, onTaken, onLeft }: FromQuizProps) {
  const { t } = useTranslation()
  const [taken, setTaken] = useState<Awaited<ReturnType<typeof attachQuizResult>>>()
  const request = useRequest(attachQuizResult, { onSuccess: setTaken })
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    request.send(resultKey)
  })
  const { error } = request
  const isGone = error !== undefined && isFinal(error)
  useEffect(() => {
    if (!isGone) return
    quizResult.forget()
    onLeft()
  }, [isGone, onLeft])
  if (error && !isGone) return <Unanswered onRetry={() => request.send(resultKey)} onLeft={onLeft} />
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

/** In a tunnel the result is not gone: it waits, and joins the account whenever it can be reached. */
function Unanswered({ onRetry, onLeft }: { onRetry: () => void; onLeft: () => void }) {
  const { t } = useTranslation()
  return (
    <Screen>
      <PageTitle>{t('onboarding.quiz')}</PageTitle>
      <Message
        title={t('onboarding.quiz_unanswered')}
        action={
          <>
            <Button onClick={onRetry}>{t('common.retry')}</Button>
            <Button look="plain" onClick={onLeft}>
              {t('onboarding.quiz_ask')}
            </Button>
          </>
        }
      >
        <p>{t('onboarding.quiz_unanswered_words')}</p>
      </Message>
    </Screen>
  )
}
