/** Made by tooling/helplines.ts from content/safety/helplines.yaml. */
declare module 'virtual:helplines' {
  export interface Helpline {
    name: string
    phone?: string
    sms?: string
    chat_url?: string
    /** "24/7", or words. */
    hours: string
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

  export const countries: HelpCountry[]

  export interface HelpWords {
    /** By country code. */
    notes: Readonly<Record<string, string>>
    /** By the English words. */
    hours: Readonly<Record<string, string>>
  }

  /** By language; English has none, its words stand beside the numbers. */
  export const words: Readonly<Record<string, () => Promise<{ default: HelpWords }>>>
}
