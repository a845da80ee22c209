/** Made by tooling/helplines.ts from content/safety/helplines.yaml. */
declare module 'virtual:helplines' {
  /** In English. */
  export const countries: import('@evenkeel/api').HelpCountry[]

  export interface HelpWords {
    /** By country code. */
    notes: Readonly<Record<string, string>>
    /** By the English words. */
    hours: Readonly<Record<string, string>>
  }

  /** By language; English has none, its words stand beside the numbers. */
  export const words: Readonly<Record<string, () => Promise<{ default: HelpWords }>>>
}
