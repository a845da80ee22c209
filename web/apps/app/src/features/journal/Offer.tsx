import { Button } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import { RowLink } from '../../components/RowLink'
import { libraryQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import { exercisePath } from '../../lib/navigation/places'
import { lengthText } from '../../lib/words/length-text'
import styles from './Conversation.module.css'

interface OfferProps {
  exerciseId: string
}

/** An exercise that the guide offers. Leaving it is as good as taking it. */
export function Offer({ exerciseId }: OfferProps) {
  const { t, i18n } = useTranslation()
  const { member_id } = useMember()
  const [isLeft, setIsLeft] = useState(false)
  const { data: library } = useQuery(libraryQuery(member_id))
  const exercise = library?.find(({ exercise: { exercise_id } }) => exercise_id === exerciseId)?.exercise
  if (isLeft) return null
  const usual = exercise?.minutes.usual
  return (
    <section className={styles.offer} aria-label={t('journal.offer.label')}>
      <RowLink
        to={exercisePath(exerciseId)}
        mark={<ExerciseFigure exerciseId={exerciseId} />}
        title={exercise?.title ?? t('journal.offer.open')}
        detail={usual !== undefined && lengthText(usual, i18n.language)}
      />
      <Button look="plain" onClick={() => setIsLeft(true)}>
        {t('journal.offer.leave')}
      </Button>
    </section>
  )
}
