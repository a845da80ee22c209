import type { ExerciseDetail } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { Eye, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import styles from './Exercise.module.css'
import { type PreviewStep, previewAt, previewOf } from './preview-steps'

/** Twenty seconds of what is done, silent and in its real pace, before anybody decides. */
export function Preview({ exercise }: { exercise: ExerciseDetail }) {
  const { t } = useTranslation()
  const { exercise_id: exerciseId } = exercise.listed.exercise
  const [steps] = useState(() => previewOf(exercise.steps))
  const [step, setStep] = useState<PreviewStep>()
  const startedAt = useRef<number>(undefined)
  const isOn = startedAt.current !== undefined && step !== undefined
  const elapsed = () => (startedAt.current === undefined ? 0 : (performance.now() - startedAt.current) / 1000)

  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      const next = previewAt(steps, (performance.now() - (startedAt.current ?? 0)) / 1000)
      if (!next) startedAt.current = undefined
      setStep(next)
    }, 100)
    return () => clearInterval(timer)
  }, [isOn, steps])

  const toggle = () => {
    startedAt.current = isOn ? undefined : performance.now()
    setStep(isOn ? undefined : steps[0])
  }
  const read = () => {
    const now = previewAt(steps, elapsed())
    return (
      now && {
        present: { action: now.action, step: now.place, elapsed: elapsed() - now.start, seconds: now.end - now.start },
      }
    )
  }
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        <ExerciseFigure exerciseId={exerciseId} read={isOn ? read : undefined} isMoving={isOn} />
      </div>
      <Button look="ghost" icon={isOn ? <StopIcon /> : <LookIcon />} onClick={toggle}>
        {t(isOn ? 'exercise.preview.stop' : 'exercise.preview.start')}
      </Button>
      <p className={`quiet ${styles.caption}`} role="status">
        {step?.cue}
      </p>
    </div>
  )
}

const LookIcon = () => <Eye size={20} strokeWidth={1.75} aria-hidden="true" />
const StopIcon = () => <Square size={18} strokeWidth={1.75} aria-hidden="true" />
