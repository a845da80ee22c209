/** What is decided before the first breath. */
export interface Beginning {
  eventUuid: string
  /** ISO moment. */
  startedAt: string
  wished: number | undefined
  moodBefore: number | undefined
  /** Milliseconds: of the exercise, and of life spent with it before the app was closed. */
  position: number
  practised: number
}

/** What the exercise has come to. */
export interface Ending {
  isCompleted: boolean
  /** Milliseconds. */
  practised: number
}

export interface MoodChange {
  before: number | undefined
  after: number | undefined
}
