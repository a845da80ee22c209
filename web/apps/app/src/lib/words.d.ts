/** Made by tooling/words.ts from content/locales. */
declare module 'virtual:words' {
  type Load = () => Promise<{ default: object }>
  export const languages: Record<string, { first: Load; others: Load }>
}
