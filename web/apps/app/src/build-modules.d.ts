/** Made by tooling/article-pictures.ts from content/pictures/articles. */
declare module 'virtual:article-pictures' {
  /** The contents of an <svg> of 320 by 200, by article. An operator's own article may have none. */
  export const articlePictures: Readonly<Record<string, string | undefined>>
}

/** Made by tooling/helplines.ts from content/safety/helplines.yaml. */
declare module 'virtual:helplines' {
  /** In English. */
  export const countries: import('@evenkeel/api').HelpCountry[]

  export interface HelpWords {
    /** By country code. */
    notes: Readonly<Record<string, string>>
    /** By the English words. */
    hours: Readonly<Record<string, string>>
  }

  /** By language; English has none, its words stand beside the numbers. */
  export const words: Readonly<Record<string, () => Promise<{ default: HelpWords }>>>
}

/** Made by tooling/hrv-engine.ts. */
declare module 'virtual:hrv-engine' {
  /** Undefined where the engine was not built. */
  export const engineUrl: string | undefined
}

/** Made by tooling/licences.ts from the packages that the app is built with. */
declare module 'virtual:licences' {
  export const licences: { name: string; licence: string }[]
}

/** Made by tooling/open-exercises.ts from content/exercises. */
declare module 'virtual:open-exercises' {
  import type { ExerciseCard, ExerciseDetail } from '@evenkeel/api'

  type Detail = Omit<ExerciseDetail, 'listed' | 'opt_in' | 'contraindications'>

  export interface OpenExercise extends Detail {
    card: ExerciseCard
    /** It may be offered to somebody who is overwhelmed. */
    isCalm: boolean
  }

  export const openExercises: OpenExercise[]
}

/** Made by tooling/words.ts from content/locales. */
declare module 'virtual:words' {
  type Load = () => Promise<{ default: object }>
  export const languages: Record<string, { first: Load; others: Load }>
}
