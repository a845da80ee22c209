/** Made by tooling/open-exercises.ts from content/exercises. */
declare module 'virtual:open-exercises' {
  import type { ExerciseCard, ExerciseDetail } from '@evenkeel/api'

  type Detail = Omit<ExerciseDetail, 'listed' | 'opt_in' | 'contraindications'>

  export const openExercises: (Detail & { card: ExerciseCard })[]
}
