import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { field, withThread } from '../../../../testing/conversing'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { answerWith, cutOff, network } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'
import { SLOW, sentTo } from '../../../../testing/practising'
import { stored } from '../lib/device/stored'
import type { WritingTime } from '../lib/writing/writing-time'

vi.setConfig({ testTimeout: 30_000 })

const NOTICES = '/authorized/journal/notices'

const notYetTold = (api: FakeApi) => {
  withThread(api)
  api.hasAnsweredNotices = false
}

const open = (shape = notYetTold) => openApp('/app/journal/thread-1', shape)
const questions = () => screen.findByRole('region', { name: 'Before you write' }, SLOW)
const answersSent = (api: FakeApi) =>
  sentTo(api, NOTICES).filter((body) => 'version' in (body as Record<string, unknown>))

describe('before the first message', () => {
  test('everything is said, and three answers open the field', async () => {
    stored<string>('help_country').write('GB')
    const { user, api } = open()
    const before = within(await questions())
    expect(before.getByText(/^The guide is a program/)).toBeVisible()
    expect(before.getByRole('heading', { name: 'Where your words go' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    const country = before.getByLabelText('Which country are you in?')
    expect(country).toHaveValue('GB')
    await user.click(before.getByRole('button', { name: 'Start writing' }))
    expect(before.getByRole('alert')).toHaveTextContent('Please confirm both and choose a country.')
    expect(answersSent(api)).toEqual([])
    await user.click(before.getByRole('checkbox', { name: /18 or older/ }))
    await user.click(before.getByRole('checkbox', { name: /I write to a program/ }))
    await user.selectOptions(country, 'DE')
    await user.click(before.getByRole('button', { name: 'Start writing' }))
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(answersSent(api)).toEqual([{ version: '1', is_adult: true, has_understood: true, country: 'DE' }])
    expect(stored<string>('help_country').read()).toBe('DE')
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible()
  })

  test('who is too young is shown people who answer young people', async () => {
    stored<string>('help_country').write('GB')
    const { user, api } = open()
    await user.click(within(await questions()).getByRole('button', { name: 'I am not 18 yet' }))
    const shown = within(await questions())
    expect(shown.getByRole('alert')).toHaveTextContent('This journal is for adults.')
    expect(shown.getByRole('heading', { name: 'For young people' })).toBeVisible()
    const lines = shown.getAllByRole('heading', { level: 3 })
    expect(lines.length).toBeGreaterThan(0)
    expect(shown.getAllByText(/^For young people ·/)).toHaveLength(lines.length)
    expect(shown.getByRole('link', { name: 'Help now' })).toBeVisible()
    expect(answersSent(api)).toEqual([])
    await user.click(shown.getByRole('button', { name: 'Back' }))
    expect(within(await questions()).getByRole('checkbox', { name: /18 or older/ })).toBeVisible()
  })

  test.each([
    ['is_adult', 'This journal is for adults. These people answer young people.'],
    ['country', 'Not this one.'],
    ['version', 'Not this one.'],
  ])('a refusal of %s is said', async (name, words) => {
    const { user, api } = open()
    const before = within(await questions())
    await user.click(before.getByRole('checkbox', { name: /18 or older/ }))
    await user.click(before.getByRole('checkbox', { name: /I write to a program/ }))
    await user.selectOptions(before.getByLabelText('Which country are you in?'), 'GB')
    api.plan(`/api${NOTICES}`, {
      status: 422,
      body: { error_code: 'invalid_input', error_message: 'Not this one.', field: name, request_id: 'r' },
    })
    await user.click(before.getByRole('button', { name: 'Start writing' }))
    await waitFor(async () => expect(within(await questions()).getByRole('alert')).toHaveTextContent(words))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('without a connection what is typed is kept, and nothing is sent', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const first = open()
    await questions()
    online.mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    cutOff()
    await first.user.type(await field(), 'Half a thought')
    expect(screen.getByText(/^Before your first message there is something short/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    first.unmount()
    online.mockReturnValue(true)
    const { user } = open()
    const before = within(await questions())
    await user.click(before.getByRole('checkbox', { name: /18 or older/ }))
    await user.click(before.getByRole('checkbox', { name: /I write to a program/ }))
    await user.selectOptions(before.getByLabelText('Which country are you in?'), 'GB')
    await user.click(before.getByRole('button', { name: 'Start writing' }))
    expect(await field()).toHaveValue('Half a thought')
  })
})

test('what is said before the first message is asked for again once there is a connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { api } = open()
  network.use(http.get(`*${NOTICES}`, () => HttpResponse.error()))
  expect(await screen.findByText(/^Before your first message there is something short/, {}, SLOW)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('One breath, please')).toBeNull())
  answerWith(api)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await questions()).toBeVisible()
  online.mockRestore()
})

test('and every half minute where the connection led nowhere', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { api } = open()
    network.use(http.get(`*${NOTICES}`, () => HttpResponse.error()))
    expect(await screen.findByText(/^Before your first message there is something short/, {}, SLOW)).toBeVisible()
    answerWith(api)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(screen.queryByRole('region', { name: 'Before you write' })).toBeNull()
    await vi.advanceTimersByTimeAsync(16_000)
    expect(await questions()).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

test('a server from before there was a guide is written to all the same', async () => {
  const { user, api } = open((fake) => {
    withThread(fake)
    fake.plan(`/api${NOTICES}`, {
      status: 404,
      body: { error_code: 'not_found', error_message: 'There is nothing at this address.', request_id: 'r' },
    })
  })
  await user.type(await field(), 'Hello.')
  await user.click(await screen.findByRole('button', { name: 'Send' }, SLOW))
  await waitFor(() => expect(sentTo(api, '/journal-thread/chat-update')).toHaveLength(1))
  expect(screen.queryByText('There is nothing at this address.')).toBeNull()
})

describe('a new conversation', () => {
  test('says what answers in it until somebody has written', async () => {
    const { user } = open(withThread)
    const small = await screen.findByText(/^(You write to a program|A program answers\.)/, {}, SLOW)
    await user.type(await field(), 'Hello.')
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(small).not.toBeInTheDocument())
  })
})

describe('time of writing', () => {
  const having = (seconds: number, hasHeardHalfHour = false) =>
    stored<WritingTime>('writing_time').write({
      memberId: 'member-mara@example.org',
      day: new Date().toLocaleDateString('en-CA'),
      seconds,
      hasHeardHalfHour,
      pauses: 0,
    })

  test('of half an hour is said once, and can be closed', async () => {
    having(1800)
    const { user } = open(withThread)
    const said = await screen.findByText(/^Half an hour of writing/, {}, SLOW)
    const notice = said.closest('[role="status"]') as HTMLElement
    await user.click(within(notice).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/^Half an hour/)).toBeNull()
    expect(stored<WritingTime>('writing_time').read()?.hasHeardHalfHour).toBe(true)
  })

  test('of three hours has to be answered', async () => {
    having(10_800, true)
    const { user } = open(withThread)
    const pause = await screen.findByRole('dialog', { name: 'A pause' }, SLOW)
    expect(within(pause).queryByRole('button', { name: 'Close' })).toBeNull()
    pause.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(screen.getByRole('dialog', { name: 'A pause' })).toBeInTheDocument()
    expect(within(pause).getByText('THIS IS A PROGRAM.')).toBeInTheDocument()
    await user.click(within(pause).getByRole('button', { name: 'I go on for now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(stored<WritingTime>('writing_time').read()?.pauses).toBe(1)
    expect(await field()).toBeVisible()
  })

  test('is not spoken of while the newest words are about safety', async () => {
    const first = open(withThread)
    await first.user.type(await field(), 'It is dark.')
    await first.user.click(await screen.findByRole('button', { name: 'Send' }))
    await screen.findByText(/^Are you thinking/, {}, SLOW)
    first.unmount()
    having(10_800)
    openApp('/app/journal/thread-1', (api) => Object.assign(api, { answer: first.api.answer.bind(first.api) }))
    expect(await screen.findByText(/^Are you thinking/, {}, SLOW)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Send' }, SLOW)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(/^Half an hour/)).toBeNull()
  })
})
