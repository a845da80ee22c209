import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const read = (path: string) =>
  parse(readFileSync(fileURLToPath(new URL(`../../content/${path}`, import.meta.url)), 'utf8'))

export interface SiteContent {
  brand: { name: string; tagline: string; support_email: string }
  states: { name: string; display_name: string; description: string }[]
}

/** The texts of a prerendered page until /config answers: the content that this build was made beside. */
export const readSiteContent = (): SiteContent => ({ brand: read('brand/brand.yaml'), states: read('states.yaml') })
