export interface Scene {
  /** Seconds from the beginning. */
  at: number
  picture: string
  words: string
}

export interface TrainingTexts {
  code: string
  code_words: string
  next: string
  heading: string
  film_title: string
  play: string
  pause: string
  resume: string
  captions: string
  transcript: string
  button: string
  along: string
  /** A film has been made of exactly these scenes. */
  has_film: boolean
  chapters: { at: number; title: string }[]
  scenes: Scene[]
}

export interface FilmProps {
  texts: TrainingTexts
  /** Seconds from the beginning. */
  beginAt: number
}
