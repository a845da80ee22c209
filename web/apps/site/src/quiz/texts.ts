import type { QuizBoxes, QuizPage } from '@evenkeel/api'
import type { State } from '../types'

export interface QuizTexts
  extends Record<
    | 'saved'
    | 'aspect'
    | 'hint'
    | 'label'
    | 'list'
    | 'next'
    | 'back'
    | 'finish'
    | 'unanswered'
    | 'skip'
    | 'choose_first'
    | 'sending'
    | 'failed'
    | 'intro'
    | 'disclaimer',
    string
  > {
  pages: QuizPage[]
  symptoms: QuizBoxes
  habits: QuizBoxes
  sliders: {
    title: string
    question: string
    options: { key: string; title: string; question: string; lowest: string; highest: string }[]
  }
  states: State[]
}

export interface ResultTexts
  extends Record<
    | 'loading'
    | 'missing'
    | 'take'
    | 'from'
    | 'now'
    | 'parts'
    | 'is_now'
    | 'is_wished'
    | 'now_wished'
    | 'rests'
    | 'winds'
    | 'steadies'
    | 'points'
    | 'join'
    | 'join_lead'
    | 'after'
    | 'share'
    | 'share_words'
    | 'copy'
    | 'copied'
    | 'exercises'
    | 'articles'
    | 'minutes',
    string
  > {
  states: State[]
}
