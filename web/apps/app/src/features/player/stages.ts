export interface MoodChange {
  before: number | undefined
  after: number | undefined
}
