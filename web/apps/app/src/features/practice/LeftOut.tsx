import { Button, Notice } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/calls/member'
import { putBack } from '../../lib/practice/put-back'
import { useLeftOut } from '../../lib/practice/suggestion'

/** Why this exercise is not suggested any more, and the way to have it back. */
export function LeftOut({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  if (!useLeftOut().has(exerciseId)) return null
  return (
    <Notice
      action={
        <Button look="ghost" onClick={() => putBack(member_id, exerciseId)}>
          {t('exercise.put_back')}
        </Button>
      }
    >
      <p>{t('exercise.left_out')}</p>
    </Notice>
  )
}
