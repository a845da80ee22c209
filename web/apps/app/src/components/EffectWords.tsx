import type { ExerciseEffect } from '@evenkeel/api'
import { useTranslation } from 'react-i18next'

/** Ratings before which nothing is said about a member. */
const ENOUGH = 3

function wordFor({ effect }: ExerciseEffect) {
  if (effect >= 1) return 'much_better'
  if (effect >= 0.35) return 'better'
  return effect > -0.35 ? 'same' : 'worse'
}

/** Says what an exercise has done for this member so far, and how many ratings that rests on. */
export function EffectWords({ effect, title }: { effect: ExerciseEffect; title: string }) {
  const { t } = useTranslation()
  const { n } = effect
  return (
    <p>
      {n < ENOUGH
        ? t('effect.too_early', { count: n, exercise: title })
        : t(`effect.${wordFor(effect)}`, { n, exercise: title })}
    </p>
  )
}
