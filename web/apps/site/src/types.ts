// The shapes that a page is given: the frame that all pages share, and its own texts, both read from content/ when it is rendered.

export type Platform = 'ios' | 'android'

export interface Brand {
  name: string
  tagline: string
  support_email: string
  store_links: { ios: string; android: string; universal: string }
}

export interface ClaimSource {
  text: string
  people: string
  date: string
  link: string
}

export interface Claim {
  key: string
  /** Of its footnote, and of its line on /references. */
  number: number
  claim: string
  isShown: boolean
  /** Whose figure it is. */
  whose: 'specification' | 'study' | 'benchmark' | 'estimate' | 'none'
  source: ClaimSource
  points: [string | number, number][]
  instead: { figure: string; text: string; source?: ClaimSource; items?: { text: string; link: string }[] }
}

export interface State {
  name: string
  display_name: string
  description: string
}

export interface FrameWords {
  skip: string
  home: string
  app: string
  certification: string
  quiz: string
  menu: string
  close: string
  download_ios: string
  download_android: string
  download_now: string
  download_app: string
  qr: { title: string; words: string }
  example: string
  reference: string
  not_medical: string
  footer: { claim: string; start: string; columns: { title: string; links: { text: string; to: string }[] }[] }
  terms: string
  privacy: string
  errors: {
    title: string
    restart: string
    error: string
    contact: string
    contact_words: string
    restart_link: string
    load_failed: string
    retry: string
  }
  form: { first_name: string; email_address: string; email_example: string }
  notice: {
    title: string
    before: string
    services: Record<'pixel' | 'analytics' | 'error_reporting', string>
    after: string
    more: string
    refuse: string
    agree: string
    change: string
  }
  redirect: { title: string; words: string; link: string }
  languages: string
  english_only: string
}

/** content/site/tracking.yaml: services of others; an empty line is off. */
export interface Tracking {
  pixel_id: string
  analytics_token: string
  analytics_host: string
  error_reporting_dsn: string
}

/** content/site/experiments.yaml: who says which side of an experiment a visitor is on. */
export type Assignment = 'browser' | 'server' | 'off'

export interface Mention {
  name: string
  link: string
}

/** The same page in a language. */
export interface LanguageLink {
  language: string
  name: string
  path: string
}

export interface Frame {
  /** BCP 47. */
  language: string
  isRightToLeft: boolean
  /** Pages, by their English path, that this language has as well. */
  spoken: string[]
  /** Where this page is found in each language; empty where it speaks English only. */
  languages: LanguageLink[]
  brand: Brand
  words: FrameWords
  claims: Record<string, Claim>
  tracking: Tracking
  experiments: { assignment: Assignment }
  press: { heading: string; example?: boolean; items: Mention[] }
  /** Computed when the page is rendered; the reader's own year replaces it. */
  year: number
  cofounderPath: string
  /** Cents, as they are charged. */
  prices: Record<string, number>
}

export interface PageProps<Texts> {
  frame: Frame
  texts: Texts
}
