import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Server } from '../../support/server'
import type { Member } from './member'
import { words } from './words'

/** A minute of frames, the time to find the finger, and some for a busy machine. */
const READING_LIMIT = 150_000

/** Frames of a minute at the video's rate, less the few that may be lost without moving the heart rate by a beat. */
const FRAMES_OF_A_STEADY_MINUTE = 60 * 30 * 0.985
const MOST_TRIES = 3

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

/**
 * A machine that stalls plays the video late, and the heart in it beats slower than it did. Whether it stalled is seen
 * from the number of frames alone, so a reading is repeated for that and never for its result.
 */
export async function takeSteadyReading(member: Member, moments: Moments = {}): Promise<string> {
  for (let tried = 1; tried <= MOST_TRIES; tried++) {
    const recording = await takeReading(member, moments)
    if (recording.trim().split('\n').length - 1 >= FRAMES_OF_A_STEADY_MINUTE) return recording
    await member.link('result.done').click()
  }
  throw new Error(`this machine is too busy to play a video of a minute: it stalled in ${MOST_TRIES} readings`)
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
