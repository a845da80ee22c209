import { expect } from '@playwright/test'
import type { Member } from './member'
import { words } from './words'

/** A minute of frames, the time to find the finger, and some for a busy machine. */
const READING_LIMIT = 150_000

interface Moments {
  whileMeasuring?: () => Promise<void>
}

/** Takes a reading with the camera to its result; returns the recording that was uploaded. */
export async function takeReading(member: Member, { whileMeasuring }: Moments = {}): Promise<string> {
  const upload = member.page.waitForRequest((request) => request.postData()?.includes('time_ms,red') ?? false, {
    timeout: READING_LIMIT,
  })
  await member.startReading()
  await expect(member.heading('reading.measuring.title')).toBeVisible({ timeout: 30_000 })
  await whileMeasuring?.()
  const form = (await upload).postData() ?? ''
  await expect(member.heading('result.title')).toBeVisible({ timeout: 30_000 })
  return form.slice(form.indexOf('time_ms,red')).split(/\r?\n--/)[0] as string
}

/** The number beside "Heart rate" on the result screen. */
export async function shownHeartRate(member: Member): Promise<number> {
  const term = member.page.getByRole('term').filter({ hasText: words('result.heart_rate') })
  const figure = member.page.locator('dl > div').filter({ has: term }).getByRole('definition')
  return Number.parseInt(await figure.innerText(), 10)
}
