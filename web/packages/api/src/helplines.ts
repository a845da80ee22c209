// Whom to call in every country. The file is no call of an API, so its shape stands here and is held against the server
// by tests/functional/calls/helplines.test.ts.

export interface Helpline {
  name: string
  phone: string | null
  sms: string | null
  chat_url: string | null
  /** In words, in the language of the file; "24/7" where it is `round_the_clock`. */
  hours: string
  round_the_clock: boolean
  /** ISO 639 codes. */
  languages: string[]
  kind: 'suicide' | 'general' | 'youth' | 'abuse'
  /** Whether the number was compared with a published page. */
  checked: boolean
}

export interface HelpCountry {
  /** ISO 3166 code, or `international`. */
  country: string
  name: string
  /** The first number is the one to show. */
  emergency: string[]
  note: string
  lines: Helpline[]
}

export interface HelplinesFile {
  language_code: string
  countries: HelpCountry[]
}
