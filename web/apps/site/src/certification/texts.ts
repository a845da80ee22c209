import type { Question } from '../parts/Faq'

export interface BannerTexts {
  greeting: string
  copy: string
  copied: string
  ends: string
  ended: string
  days: string
  hours: string
  minutes: string
  seconds: string
  region: string
}

export type CheckoutTexts = Record<
  'title' | 'item' | 'code' | 'total' | 'soon' | 'tell' | 'telling' | 'told' | 'failed' | 'fine',
  string
>

export interface Component {
  key: string
  numeral: string
  title: string
  value: { amount_cents: number }
  summary: string
  details: string[]
}

export interface Testimonial {
  key: string
  example: boolean
  title: string
  type: string
  date_text: string
  username: string
  occupation: string
  country_flag: string
  platform: string
  stars?: number
  description: string
}

export interface Module {
  number: number
  title: string
  week: number
  summary: string
  lessons: { title: string; minutes: number; summary: string }[]
}

export interface CertificationTexts {
  isFitness: boolean
  heading: string
  lead: string
  explore: string
  home: string
  fitness: { header_link: string }
  facts: { figure: string; words: string; claim?: string; instead?: boolean }[]
  get: { title: string; value: string; enroll: string }
  checkout: CheckoutTexts
  banner: BannerTexts
  testimonials: { title: string; note: string; items: Testimonial[] }
  free_training: { title: string; words: string; link: string }
  outline: { title: string; week: string; minutes: string; items: Module[] }
  faq: { title: string; items: Question[] }
  components: Component[]
}
