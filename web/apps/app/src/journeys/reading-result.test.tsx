import type { Reading } from '@evenkeel/api'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { openApp } from '../../../../testing/open-app'
import { pendingReadings } from '../lib/outbox/readings'

const DAY = 86_400_000
const RESULT = '/app/reading/result'

beforeEach(() => localStorage.clear())

/** Signed in, with a reading of now; the earlier ones a day apart, newest first. */
function withReadings(api: FakeApi, latest: Partial<Reading>, earlier: readonly Partial<Reading>[]) {
  api.signIn()
  api.receiveUpload('seed', 'time_ms,red,green,blue\n0,180,20,5')
  api.answer('/hrv-task', { upload_id: 'seed' })
  const reading = { ...(api.member?.latest_reading as Reading), context: 'morning' as const, ...latest }
  if (api.member) api.member = { ...api.member, latest_reading: reading }
  api.ownReadings = earlier.map((more, index) => ({
    ...reading,
    tags: [],
    ...more,
    task_id: `past-${index}`,
    measured_at: new Date(Date.now() - (index + 1) * DAY).toISOString(),
  }))
}

const twentyDays = Array.from({ length: 20 }, (_, index) => ({ rmssd_ms: 35 + (index % 10) }))

describe('a result', () => {
  test('of a first reading says when a comparison will be possible', async () => {
    openApp(RESULT, (api) => withReadings(api, { rmssd_ms: 40 }, []))
    expect(await screen.findByRole('heading', { name: 'Your first reading' })).toBeVisible()
    expect(screen.getByText(/After 14 days your own usual range appears/)).toBeVisible()
    expect(screen.queryByText('Your usual range')).toBeNull()
  })

  test('of the sixth says how many days are missing, and shows those that are there', async () => {
    openApp(RESULT, (api) => withReadings(api, { rmssd_ms: 40 }, twentyDays.slice(0, 5)))
    expect(await screen.findByRole('heading', { name: 'Too early to compare' })).toBeVisible()
    expect(screen.getByText(/After 9 more days/)).toBeVisible()
    expect(screen.getByRole('img', { name: /Earlier days shown: 5/ })).toBeVisible()
  })

  test('says what is low for this person, with its likely range, and rings the days that share its tag', async () => {
    const days = twentyDays.map((day, index) => (index === 3 ? { rmssd_ms: 30, tags: ['alcohol' as const] } : day))
    const latest: Partial<Reading> = { rmssd_ms: 32, rmssd_range: { low_ms: 30.4, high_ms: 33.6 }, tags: ['alcohol'] }
    openApp(RESULT, (api) => withReadings(api, latest, days))
    expect(await screen.findByRole('heading', { name: 'A little low for you' })).toBeVisible()
    expect(screen.getByText('most likely 30 to 34')).toBeVisible()
    expect(screen.getByText(/The ringed dot is your other day with “Alcohol”: 30 ms\./)).toBeVisible()
    expect(screen.getByText(/Alcohol lowers it the night after/)).toBeVisible()
  })

  test('after practice is never judged', async () => {
    openApp(RESULT, (api) => withReadings(api, { rmssd_ms: 90, context: 'after_practice' }, twentyDays))
    expect(await screen.findByRole('heading', { name: 'Taken after practice' })).toBeVisible()
  })
})

async function refuse(rejection: FakeApi['rejection']) {
  await pendingReadings.keep({
    id: crypto.randomUUID(),
    memberId: 'member-mara@example.org',
    readingData: 'time_ms,red,green,blue\n0,3,2,1',
    context: 'other',
  })
  openApp('/app/reading', (api) => {
    api.signIn()
    api.rejection = rejection
  })
}

describe('a refusal', () => {
  test('of an uneven minute keeps the heart rate and says it calmly', async () => {
    await refuse({ reason: 'irregular_rhythm', message: 'Uneven.', second: null, hr_bpm: 66.4 })
    expect(await screen.findByRole('heading', { name: 'An uneven minute' })).toBeVisible()
    expect(screen.getByText('66')).toBeVisible()
    expect(screen.getByText(/This is not a diagnosis/)).toBeVisible()
    expect(screen.getByText(/Chest pain/)).toBeVisible()
  })

  test('keeps the heart rate where only the variability is missing', async () => {
    await refuse({ reason: 'motion', message: 'Moved.', second: 12, hr_bpm: 71 })
    expect(await screen.findByRole('heading', { name: 'Heart rate 71, no variability' })).toBeVisible()
  })

  test('for the third time in a row brings pictures, other ways and leaving it', async () => {
    const before = [{ reason: 'too_dark', at: Date.now() }]
    localStorage.setItem('evenkeel.refused_readings', JSON.stringify([...before, ...before]))
    await refuse({ reason: 'motion', message: 'Moved.', second: 12, hr_bpm: null })
    expect(await screen.findByRole('heading', { name: 'Still no clear pulse' })).toBeVisible()
    expect(screen.getByText('What the camera saw: too little light (2×) and movement (1×).')).toBeVisible()
    const helps = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(helps[0]).toHaveTextContent('Find more light')
    expect(helps).toHaveLength(4)
    expect(screen.getByRole('button', { name: 'Use a recording from a file' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Leave it for today' })).toBeVisible()
  })
})
