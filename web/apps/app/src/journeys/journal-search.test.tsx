import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { openApp } from '../../../../testing/open-app'
import { SLOW, sentTo } from '../../../../testing/practising'

vi.setConfig({ testTimeout: 30_000 })

/** The browser of these tests has no window to scroll. */
const scrolled = vi.fn(function (this: Element) {})
Element.prototype.scrollIntoView = scrolled

const PREMIUM = '/api/premium/authorized/journal'

/** A member with two conversations, in both of which the guide has spoken. */
function writing(api: FakeApi) {
  api.signIn()
  const selected_life_aspect_current_state = 'sympathetic'
  for (const selected_life_aspect of ['career_business', 'environment'])
    api.answer(`${PREMIUM}/thread`, { selected_life_aspect, selected_life_aspect_current_state })
}

describe('the search in the journal', () => {
  test('is not there before anything was written', async () => {
    openApp('/app/journal', (api) => api.signIn())
    expect(await screen.findByText(/^Nothing here yet/, undefined, SLOW)).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('shows where the word stands, and leads to the line', async () => {
    const { user, api } = openApp('/app/journal', writing)
    await user.type(await screen.findByRole('searchbox', { name: 'Search your journal' }, SLOW), 'engine')
    expect(await screen.findByText('Messages with “engine”, newest first.', undefined, SLOW)).toBeVisible()
    expect(screen.getAllByText('engine').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK'])
    expect(sentTo(api, '/journal/search').at(-1)).toEqual({ query_text: 'engine' })
    expect(sentTo(api, '/journal/search').length).toBeLessThan(4)
    await user.click(screen.getByRole('link', { name: /Career & Business/ }))
    const line = (await screen.findByText(/your engine running/, undefined, SLOW)).closest('li')
    await waitFor(() => expect(scrolled.mock.contexts).toContain(line))
    expect(line?.className).toContain('sought')
  })

  test('is as it was left for who comes back from what it found', async () => {
    const { user } = openApp('/app/journal', writing)
    await user.type(await screen.findByRole('searchbox', undefined, SLOW), 'engine')
    await screen.findByText('Messages with “engine”, newest first.', undefined, SLOW)
    await user.click(screen.getByRole('link', { name: /Career & Business/ }))
    await user.click(await screen.findByRole('link', { name: 'Back' }, SLOW))
    expect(await screen.findByRole('searchbox', undefined, SLOW)).toHaveValue('engine')
    expect(await screen.findByText('Messages with “engine”, newest first.', undefined, SLOW)).toBeVisible()
  })

  test('says when there is nothing, and gives the conversations back', async () => {
    const { user } = openApp('/app/journal', writing)
    const box = await screen.findByRole('searchbox', undefined, SLOW)
    await user.type(box, 'walrus')
    expect(await screen.findByText('No message with “walrus”. Try another word.', undefined, SLOW)).toBeVisible()
    expect(screen.queryByRole('link', { name: /Career/ })).toBeNull()
    await user.clear(box)
    expect(await screen.findByRole('link', { name: /Career/ })).toBeVisible()
  })

  test('goes further back when asked to', async () => {
    const { user, api } = openApp('/app/journal', (fake) => {
      writing(fake)
      fake.plan(`${PREMIUM}/search`, { status: 200, body: { hits: [], next: 'm1', member: fake.member } as never })
    })
    await user.type(await screen.findByRole('searchbox', undefined, SLOW), 'engine')
    expect(await screen.findByText('No message with “engine” among the newest ones.', undefined, SLOW)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Look further back' }))
    expect(await screen.findByText('Messages with “engine”, newest first.')).toBeVisible()
    expect(sentTo(api, '/journal/search').at(-1)).toEqual({ query_text: 'engine', before: 'm1' })
    expect(screen.queryByRole('button', { name: 'Look further back' })).toBeNull()
  })

  test('tells why it could not look, with another try', async () => {
    const { user } = openApp('/app/journal', (fake) => {
      writing(fake)
      const refusal = { error_code: 'unavailable', error_message: 'Not now. Please try again.' }
      fake.plan(`${PREMIUM}/search`, ...Array.from({ length: 3 }, () => ({ status: 503, body: refusal })))
    })
    await user.type(await screen.findByRole('searchbox', undefined, SLOW), 'engine')
    await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 }))
    expect(await screen.findByText('Messages with “engine”, newest first.', undefined, SLOW)).toBeVisible()
  })
})

describe('a line of a conversation', () => {
  test('that lies further back is sought until it is there', async () => {
    const { api } = openApp('/app/journal/thread-1#thread-1-1', (fake) => {
      writing(fake)
      const whole = fake.answer(`${PREMIUM}/thread`, { journal_thread_id: 'thread-1' }, 'GET').body as object
      fake.plan(`${PREMIUM}/thread`, { status: 200, body: { ...whole, messages: [], next: 'm9' } as never })
    })
    expect((await screen.findByText(/your engine running/, undefined, SLOW)).closest('li')?.className).toContain(
      'sought',
    )
    const reads = api.calls.filter(({ body }) => body.journal_thread_id === 'thread-1' && 'before' in body)
    expect(reads).toHaveLength(1)
  })
})
