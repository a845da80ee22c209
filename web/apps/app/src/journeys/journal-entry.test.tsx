import type { JournalPage } from '@evenkeel/api'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { CHAT, field, THREAD, withThread } from '../../../../testing/conversing'
import { answerWith, cutOff, network } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'
import { SLOW, sentTo } from '../../../../testing/practising'
import { allEntries } from '../lib/outbox/entries'

vi.setConfig({ testTimeout: 30_000 })

const REFUSED = { error_code: 'invalid_input', error_message: 'Not like this.', field: 'body', request_id: 'r' }

const keepIt = () => screen.getByRole('button', { name: 'Send' })

describe('an entry in the journal', () => {
  test('is kept once, stands in the conversation, and leaves an empty field', async () => {
    const { user, api } = openApp('/app/journal/thread-1', withThread)
    await user.type(await field(), '  One sentence.{Enter}And another. ')
    await user.click(keepIt())
    expect(await screen.findByText(/^One sentence\.\s+And another\.$/)).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(sentTo(api, CHAT)).toEqual([
      {
        journal_thread_id: 'thread-1',
        event_uuid: expect.any(String),
        body: 'One sentence.\nAnd another.',
        written_at: expect.any(String),
      },
    ])
    expect(screen.getAllByText(/^One sentence/)).toHaveLength(1)
    expect(screen.queryByText(/Saved on this device/)).toBeNull()
  })

  test('without words is asked for, and nothing is sent', async () => {
    const { user, api } = openApp('/app/journal/thread-1', withThread)
    await user.type(await field(), '   ')
    await user.click(keepIt())
    expect(screen.getByRole('alert')).toHaveTextContent('Write something first.')
    expect(sentTo(api, CHAT)).toEqual([])
  })

  test('that is refused comes back into the field, with the reason', async () => {
    const { user, api } = openApp('/app/journal/thread-1', withThread)
    await user.type(await field(), 'Kept for later')
    api.plan(CHAT, {
      status: 422,
      body: REFUSED,
    })
    await user.click(keepIt())
    expect(await screen.findByText('Not like this.', {}, SLOW)).toBeVisible()
    expect(await field()).toHaveValue('Kept for later')
    expect(screen.queryByText(/Saved on this device/)).toBeNull()
  })

  test('that waits for the member to sign in again is kept once, and not in the field as well', async () => {
    const { user, api } = openApp('/app/journal/thread-1', withThread)
    await user.type(await field(), 'Signed out meanwhile')
    api.plan(
      CHAT,
      ...Array(2).fill({
        status: 401,
        body: { error_code: 'session_required', error_message: 'Please sign in.', request_id: 'r' },
      }),
    )
    await user.click(keepIt())
    expect(await screen.findByText('Please sign in.', {}, SLOW)).toBeVisible()
    expect(await field()).toHaveValue('')
    expect(screen.getByText('Signed out meanwhile')).toBeVisible()
    expect(await allEntries()).toHaveLength(1)
  })

  test('that finds no answer stands there, waits, and is sent once', async () => {
    const { user, api } = openApp('/app/journal/thread-1', withThread)
    await user.type(await field(), 'Under the ground.')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    cutOff()
    await user.click(keepIt())
    expect(await screen.findByText('Saved on this device until you are back online.', {}, SLOW)).toBeVisible()
    expect(screen.getByText('Under the ground.')).toBeVisible()
    expect(screen.getByText(/^1 journal entry is waiting/)).toBeVisible()
    expect(await allEntries()).toHaveLength(1)
    answerWith(api)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/Saved on this device/)).toBeNull(), SLOW)
    expect(await screen.findByText('Under the ground.', {}, SLOW)).toBeVisible()
    const sent = sentTo(api, CHAT).map(({ event_uuid }) => event_uuid)
    expect(new Set(sent).size).toBe(1)
    expect(await allEntries()).toEqual([])
  })

  test('that is not sent yet is there again after the app was closed', async () => {
    const first = openApp('/app/journal/thread-1', withThread)
    await first.user.type(await field(), 'Half a thought')
    first.unmount()
    openApp('/app/journal/thread-1', withThread)
    await waitFor(async () => expect(await field()).toHaveValue('Half a thought'), SLOW)
  })

  test('that is refused after the conversation was left does not take the place of what is being written', async () => {
    const { user, api } = openApp('/app/journal/thread-1', withThread)
    await user.type(await field(), 'First')
    let refuse: () => void = () => undefined
    const isRefused = new Promise<void>((decide) => {
      refuse = decide
    })
    network.use(http.post(`*${CHAT}`, () => isRefused.then(() => HttpResponse.json(REFUSED, { status: 422 }))))
    await user.click(keepIt())
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await user.click(await screen.findByRole('link', { name: /career/i }, SLOW))
    await user.type(await field(), 'Second')
    refuse()
    await waitFor(async () => expect(await field()).toHaveValue('First\nSecond'), SLOW)
    expect(sentTo(api, CHAT)).toEqual([])
  })

  test('stands after what it answers, also where the clock of the device is behind', async () => {
    const { user, api } = openApp('/app/journal/thread-1', withThread)
    await field()
    const { body } = api.answer(THREAD, { journal_thread_id: 'thread-1' }, 'GET')
    const guided = Date.parse((body as JournalPage).messages[0]?.sent_at ?? '')
    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
    await user.type(await field(), 'An hour behind')
    await user.click(keepIt())
    await waitFor(() => expect(sentTo(api, CHAT)).toHaveLength(1), SLOW)
    expect(Date.parse(String(sentTo(api, CHAT)[0]?.written_at))).toBe(guided + 1)
  })
})
