import { asCallFailed } from '@evenkeel/api'
import { Button, buttonClass, Loader, Message, Screen } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { PageTitle } from '../../components/PageTitle'
import { exerciseQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import { callWords } from '../../lib/words/call-words'
import { Sitting } from './Sitting'

/** An exercise, done: how it is before, the exercise itself, how it is after. */
export default function Player() {
  const { t } = useTranslation()
  const { exerciseId = '' } = useParams()
  const { member_id } = useMember()
  const { data: exercise, error, refetch } = useQuery(exerciseQuery(member_id, exerciseId))
  if (exercise) {
    return (
      <>
        <PageTitle>{exercise.listed.exercise.title}</PageTitle>
        <Sitting key={exerciseId} exercise={exercise} />
      </>
    )
  }
  if (!error) {
    return (
      <Screen>
        <Loader label={t('common.loading')} />
      </Screen>
    )
  }
  return (
    <Screen>
      <PageTitle>{t('player.unloaded.title')}</PageTitle>
      <Message
        title={t('player.unloaded.title')}
        action={
          <>
            <Button onClick={() => refetch()}>{t('player.unloaded.again')}</Button>
            <Link to={paths.practice} className={buttonClass({ look: 'plain' })}>
              {t('player.unloaded.others')}
            </Link>
          </>
        }
      >
        <p>{callWords(t, asCallFailed(error))}</p>
      </Message>
    </Screen>
  )
}
