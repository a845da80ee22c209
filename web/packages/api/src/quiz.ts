// The questions of the discovery quiz. The file is no call of an API, so its shape stands here and is held against the
// server by tests/functional/calls/quiz.test.ts.
import type { NervousState } from './types'

interface QuizChoice {
  state: NervousState['name']
  text: string
}

export interface QuizPage {
  life_aspect: string
  title: string
  question: string
  answers: QuizChoice[]
  preferred_question: string
  preferred: QuizChoice[]
}

export interface QuizBox {
  key: string
  title: string
  /** The meaning of a tick; empty for symptoms. */
  statement: string
}

export interface QuizBoxes {
  title: string
  question: string
  /** The meaning of no tick at all. */
  none: string
  options: QuizBox[]
}

export interface QuizSlider {
  key: string
  title: string
  question: string
  lowest: string
  highest: string
  from: number
  to: number
}

/** The pages and questions, worded in `language_code`. */
export interface DiscoveryQuiz {
  language_code: string
  languages: string[]
  title: string
  intro: string
  disclaimer: string
  pages: QuizPage[]
  symptoms: QuizBoxes
  habits: QuizBoxes
  sliders: { title: string; question: string; options: QuizSlider[] }
}
