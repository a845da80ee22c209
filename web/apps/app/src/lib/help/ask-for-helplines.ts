import { fetchHelplines, type HelpCountry, type HelplinesFile } from '@evenkeel/api'
import { nativeBridge } from '@evenkeel/native'
import * as z from 'zod/mini'

const numberOrNone = z.nullable(z.string())

const line = z.object({
  name: z.string(),
  phone: numberOrNone,
  sms: numberOrNone,
  chat_url: z.nullable(z.url({ protocol: /^https?$/ })),
  hours: z.string(),
  round_the_clock: z.boolean(),
  languages: z.array(z.string()),
  kind: z.enum(['suicide', 'general', 'youth', 'abuse']),
  checked: z.boolean(),
})

const country = z.object({
  country: z.string(),
  name: z.string(),
  emergency: z.array(z.string()),
  note: z.string(),
  lines: z.array(line),
})

const file: z.ZodMiniType<HelplinesFile> = z.object({
  language_code: z.string(),
  countries: z.array(country).check(z.minLength(1)),
})

/**
 * The server's list, or undefined where something else was answered. Throws `CallFailed` without an answer. This page must open whatever a proxy, a hotel's network or an
 * older server answers in its place.
 */
export async function askForHelplines(language: string): Promise<HelpCountry[] | undefined> {
  const answer = await fetchHelplines(`${nativeBridge().serverOrigin}/content`, language)
  return file.safeParse(answer).data?.countries
}
