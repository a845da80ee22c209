import { lazy, Suspense } from 'react'
import styles from './ExerciseFigure.module.css'
import type { FigureProps } from './MovingFigure'

const MovingFigure = lazy(() => import('./MovingFigure'))

/** The picture of an exercise, as paper cut-outs; moving where `read` says which moment it is. Decoration beside words. */
export function ExerciseFigure(props: Omit<FigureProps, 'className'>) {
  return (
    <Suspense
      fallback={
        <svg className={`${styles.figure} ${styles.coming}`} viewBox="0 0 320 320" data-coming aria-hidden="true" />
      }
    >
      <MovingFigure {...props} className={styles.figure} />
    </Suspense>
  )
}
