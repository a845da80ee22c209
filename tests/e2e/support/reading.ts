import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Server } from '../../support/server'
import type { Member } from './member'
import { words } from './words'

/** A minute of frames, the time to find the finger, and some for a busy machine. */
const READING_LIMIT = 150_000

interface Moments {
  whileMeasuring?: () => Promise<void>
}

/** Takes a reading with the camera to its result; returns the recording that was uploaded. */
export async function takeReading(member: Member, { whileMeasuring }: Moments = {}): Promise<string> {
  await member.startReading()
  await expect(member.heading('reading.measuring.title')).toBeVisible({ timeout: 30_000 })
  await whileMeasuring?.()
  await expect(member.page).toHaveURL(/\/app\/reading\/result$/, { timeout: READING_LIMIT })
  return newestUpload(member.server)
}

function newestUpload(server: Server): string {
  const folder = join(server.folder, 'objects/recordings')
  const paths = readdirSync(folder).map((name) => join(folder, name))
  const newest = paths.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs).at(-1)
  if (!newest) throw new Error('no recording was uploaded')
  return readFileSync(newest, 'utf8')
}

/** The number beside "Heart rate" on the result screen. */
export async function shownHeartRate(member: Member): Promise<number> {
  const term = member.page.getByRole('term').filter({ hasText: words('result.heart_rate') })
  const figure = member.page.locator('dl > div').filter({ has: term }).getByRole('definition')
  return Number.parseInt(await figure.innerText(), 10)
}
