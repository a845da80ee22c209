import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { openApp } from '../../../../testing/open-app'
import { CHECK_IN, SLOW, sentTo, signedIn } from '../../../../testing/practising'
import { allEntries } from '../lib/outbox/entries'
import { forget, keep } from '../lib/outbox/outbox'
import { pendingReadings } from '../lib/outbox/readings'

const ME = 'member-mara@example.org'
const DAY = 24 * 60 * 60_000
const PLAN = {
  selected_goal: 'less_stress',
  selected_life_aspect: 'career_business',
  life_aspect_current_state: 'sympathetic',
  life_aspect_preferred_state: 'stillness',
}
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()
const refusal = { error_code: 'invalid_input', error_message: 'At most 14 days back.', field: 'checked_in_at' }

const RECORDING = 'time_ms,red,green,blue\n0.000,170.0000,20.0000,5.0000\n'

const reading = (id: string, days: number, memberId = ME) => ({
  id,
  memberId,
  measuredAt: daysAgo(days),
  context: 'morning' as const,
  readingData: RECORDING,
  uploadId: id,
})

afterEach(async () => {
  for (const id of ['c1', 'a1', 'holiday', 'today']) {
    await forget(id)
    await pendingReadings.remove(id)
  }
})

/** What the browser would put among the downloads. */
function catchFile() {
  const files: { name: string; content: Blob }[] = []
  let last: Blob
  URL.createObjectURL = (content) => {
    last = content as Blob
    return 'blob:of-the-test'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last })
  })
  return files
}

async function withMember(shape: (api: FakeApi) => void = () => undefined) {
  const opened = openApp('/app', (api) => {
    signedIn(api)
    shape(api)
  })
  await screen.findByRole('heading', { name: /^Good / }, SLOW)
  return opened
}

describe('what can no longer be taken up', () => {
  test('a reading that is too old blocks no newer one, is shown, saved and discarded', async () => {
    const files = catchFile()
    await pendingReadings.keep(reading('holiday', 20))
    await pendingReadings.keep(reading('today', 0))
    const { api, user } = await withMember((fake) => {
      for (const id of ['holiday', 'today']) fake.receiveUpload(id, RECORDING)
    })
    expect(await screen.findByText('1 thing could not be sent. It is saved on this device.', {}, SLOW)).toBeVisible()
    await waitFor(async () => expect(await pendingReadings.of(ME)).toEqual([]), SLOW)
    expect(api.member?.latest_reading).toBeTruthy()

    await user.click(screen.getByRole('link', { name: 'See why' }))
    const card = (await screen.findByRole('heading', { name: 'A reading' })).closest('li') as HTMLElement
    expect(within(card).getByText('It is too old to be sent.')).toBeVisible()
    expect(within(card).queryByRole('button', { name: 'Send it again' })).toBeNull()
    await user.click(within(card).getByRole('button', { name: 'Save as a file' }))
    expect(files[0]?.name).toBe(`reading-${daysAgo(20).slice(0, 10)}.csv`)
    expect(files[0]?.content.size).toBe(RECORDING.length)

    await user.click(within(card).getByRole('button', { name: 'Discard' }))
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(screen.getByRole('heading', { name: 'A reading' })).toBeVisible()
    await user.click(within(card).getByRole('button', { name: 'Discard' }))
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(await screen.findByText(/^Nothing here/)).toBeVisible()
  })

  test('a check-in says why, and can be sent again when the reason is another', async () => {
    const { api, user } = await withMember((fake) => {
      fake.plan(CHECK_IN, { status: 422, body: { ...refusal, field: 'body_signs', error_message: 'Not known.' } })
      const body = { event_uuid: 'c1', arousal: 0, comfort: 1, body_signs: ['odd'], checked_in_at: daysAgo(1) }
      keep({ id: 'c1', memberId: ME, call: 'POST /premium/authorized/assessment/check-in', body })
    })
    await user.click(await screen.findByRole('link', { name: 'See why' }, SLOW))
    expect(await screen.findByText('Not known.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText(/^Nothing here/)).toBeVisible()
    expect(sentTo(api, '/check-in')).toHaveLength(2)
  })

  test('an article that is gone is said, not forgotten', async () => {
    const opens = { article_id: 'gone', event_uuid: 'a1' }
    await keep({ id: 'a1', memberId: ME, call: 'POST /authorized/assessment/article/completion', body: opens, opens })
    const { user } = await withMember((api) =>
      api.plan('/api/authorized/assessment/article/start', {
        status: 404,
        body: { error_code: 'not_found', error_message: 'This article is gone.' },
      }),
    )
    await user.click(screen.getByRole('link', { name: 'Learn' }))
    expect(await screen.findByRole('heading', { name: 'Learn' })).toBeVisible()
    await waitFor(async () => expect(await allEntries()).toMatchObject([{ refusal: {} }]), SLOW)
    await user.click(screen.getByRole('link', { name: 'Home' }))
    await user.click(await screen.findByRole('link', { name: 'See why' }, SLOW))
    expect(await screen.findByText('This article is gone.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    await waitFor(async () => expect(await allEntries()).toEqual([]))
  })

  test('what only waits for a membership says so, and leads there', async () => {
    await withMember((fake) => {
      if (fake.member) fake.member.premium = { is_premium: false, ends_at: null, source: 'none' }
      fake.plan(CHECK_IN, { status: 402, body: { error_code: 'premium_required', error_message: 'Over.' } })
      const body = { event_uuid: 'c1', arousal: 0, comfort: 1 }
      keep({ id: 'c1', memberId: ME, call: 'POST /premium/authorized/assessment/check-in', body })
    })
    expect(await screen.findByText(/once you have a membership again/, {}, SLOW)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Membership' })).toHaveAttribute('href', '/app/me/membership')
  })
})

test('whoever was here without an account leaves no recording to the next person', async () => {
  localStorage.setItem('evenkeel.guest', JSON.stringify({ startedAt: daysAgo(1), plan: PLAN, events: [] }))
  await pendingReadings.keep(reading('holiday', 1, 'guest'))
  const { user } = openApp('/app/me')
  await user.click(await screen.findByRole('button', { name: 'Erase everything on this device' }, SLOW))
  await user.click(screen.getByRole('button', { name: 'Erase them' }))
  await waitFor(async () => expect(await pendingReadings.of('guest')).toEqual([]))
})
