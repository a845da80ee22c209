import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api/fake-api'
import { network } from '../../../testing/network'
import { openApp } from '../../../testing/open-app'
import { practising, SLOW } from '../../../testing/practising'

vi.setConfig({ testTimeout: 30_000 })

// jsdom has no database; what is written to this one is there the next time the app is opened.
const { records } = vi.hoisted(() => ({ records: new Map<string, unknown>() }))
vi.mock('./lib/kept-record', () => ({
  keptRecord: (name: string) => ({
    read: async () => records.get(name),
    write: async (value: unknown) => records.set(name, value),
    clear: async () => records.delete(name),
  }),
  allRecords: { names: async () => [...records.keys()], clear: async () => records.clear() },
}))

const notYetTold = (api: FakeApi) => {
  practising(api)
  api.answer('/api/premium/authorized/journal/thread', {
    selected_life_aspect: 'career',
    selected_life_aspect_current_state: 'sympathetic',
  })
  api.hasAnsweredNotices = false
}

const open = () => openApp('/app/journal/thread-1', notYetTold)
const answersAreNotRead = () => network.use(http.get('*/authorized/journal/notices', () => HttpResponse.error()))

test('who has answered what stands before the first message can write without a connection from then on', async () => {
  const { user, api, unmount } = open()
  const before = within(await screen.findByRole('region', { name: 'Before you write' }, SLOW))
  answersAreNotRead()
  await user.click(before.getByRole('checkbox', { name: /18 or older/ }))
  await user.click(before.getByRole('checkbox', { name: /I write to a program/ }))
  await user.selectOptions(before.getByLabelText('Which country are you in?'), 'GB')
  await user.click(before.getByRole('button', { name: 'Begin to write' }))
  expect(await screen.findByRole('button', { name: 'Send' }, SLOW)).toBeVisible()
  expect(api.hasAnsweredNotices).toBe(true)
  unmount()
  open()
  answersAreNotRead()
  expect(await screen.findByRole('button', { name: 'Send' }, SLOW)).toBeVisible()
})
