import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { withThread } from '../../../../testing/conversing'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { network } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'
import { practising, SLOW } from '../../../../testing/practising'

vi.setConfig({ testTimeout: 30_000 })

// jsdom has no database; what is written to this one is there the next time the app is opened.
const { records } = vi.hoisted(() => ({ records: new Map<string, unknown>() }))
vi.mock('../lib/device/database', () => ({
  database: {
    read: async (name: string) => records.get(name),
    write: async (name: string, value: unknown) => void records.set(name, value),
    remove: async (name: string) => void records.delete(name),
    readAll: async (prefix: string) =>
      [...records].flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : [])),
    removeAll: async (prefix: string) => {
      for (const name of [...records.keys()]) if (name.startsWith(prefix)) records.delete(name)
    },
  },
}))

const notYetTold = (api: FakeApi) => {
  withThread(api)
  api.hasAnsweredNotices = false
}

const openJournal = () => openApp('/app/journal/thread-1', notYetTold)
const isNotRead = (path: string) => network.use(http.get(`*${path}`, () => HttpResponse.error()))
const NOTICES = '/authorized/journal/notices'

test('who has answered what stands before the first message can write without a connection from then on', async () => {
  const { user, api, unmount } = openJournal()
  const before = within(await screen.findByRole('region', { name: 'Before you write' }, SLOW))
  isNotRead(NOTICES)
  await user.click(before.getByRole('checkbox', { name: /18 or older/ }))
  await user.click(before.getByRole('checkbox', { name: /I write to a program/ }))
  await user.selectOptions(before.getByLabelText('Which country are you in?'), 'GB')
  await user.click(before.getByRole('button', { name: 'Start writing' }))
  expect(await screen.findByRole('button', { name: 'Send' }, SLOW)).toBeVisible()
  expect(api.hasAnsweredNotices).toBe(true)
  unmount()
  openJournal()
  isNotRead(NOTICES)
  expect(await screen.findByRole('button', { name: 'Send' }, SLOW)).toBeVisible()
})

test('reminders are shown without a connection as they were saved last', async () => {
  const open = () => openApp('/app/me/notifications', practising)
  const { user, unmount } = open()
  const news = await screen.findByRole('switch', { name: 'News' })
  expect(news).not.toBeChecked()
  await user.click(news)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible()
  unmount()
  open()
  isNotRead('/authorized/notification/settings')
  expect(await screen.findByRole('switch', { name: 'News' })).toBeChecked()
})

test('a trainer is shown without a connection once linked', async () => {
  const open = () => openApp('/app/me/trainer', practising)
  const { user, unmount } = open()
  await user.type(await screen.findByLabelText('Your trainer’s invite code'), 'ANNA-7')
  await user.click(screen.getByRole('button', { name: 'Link my trainer' }))
  expect(await screen.findByRole('switch', { name: /Check-ins/ })).toBeVisible()
  unmount()
  open()
  isNotRead('/premium/authorized/trainer/status')
  expect(await screen.findByRole('switch', { name: /Check-ins/ })).toBeVisible()
})
