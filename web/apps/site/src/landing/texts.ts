import type { Question } from '../parts/Faq'
import type { State } from '../types'

export interface StateVoice {
  voice: string
  body: string
  use: string
  exercise: string
  title: string
  words: string
}

export interface Review {
  key: string
  example: boolean
  title: string
  stars: number
  date_text: string
  username: string
  occupation: string
  text: string
}

export interface LandingTexts {
  hero: Record<'claim' | 'words' | 'words_supported' | 'quiz' | 'down' | 'pause' | 'play', string>
  measure: Record<'title' | 'lead' | 'picture', string> & {
    live: Record<
      'label' | 'title' | 'done' | 'seconds_left' | 'beats' | 'variability' | 'about' | 'pause' | 'resume' | 'again',
      string
    >
  }
  numbers: { claim: string; figure: string; unit: string; words: string; stars?: number }[]
  ring: Record<'title' | 'label' | 'in_body' | 'good_for' | 'try', string> & { states: Record<string, StateVoice> }
  embodiment: Record<'title' | 'lead' | 'chart' | 'body' | 'mind' | 'supported_body' | 'supported_mind', string>
  breath: Record<
    'title' | 'lead' | 'in' | 'out' | 'begin' | 'again' | 'pause' | 'done' | 'wave' | 'seconds_in' | 'seconds_out',
    string
  >
  benefits: { title: string; supported_title: string; figure: string; items: { title: string; words: string }[] }
  relief: {
    title: string
    lead: string
    chart: string
    start: string
    steps: { at: string; exercise: string; title: string; words: string }[]
  }
  references: { title: string; link: string }
  reviews: { title: string; note: string; items: Review[] }
  certification: {
    title: string
    lead: string
    points: string[]
    supported_point: string
    button: string
    picture: { title: string; of: string; rows: { name: string; state: string; why: string }[] }
  }
  contact: { title: string; write: string; cards: { key: string; title: string; words: string }[] }
  faq: { title: string; more: string; items: Question[] }
  universities: { heading: string; example?: boolean; items: { name: string; link: string }[] }
  states: State[]
}
