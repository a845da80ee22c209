/** Made by tooling/licences.ts from the packages that the app is built with. */
declare module 'virtual:licences' {
  export const licences: { name: string; licence: string }[]
}
