import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { network } from '../../../testing/network'
import { start } from './start'
import { words } from './words'

const contract = join(import.meta.dirname, '../../../../contract')

let stop = () => {}
afterEach(() => {
  stop()
  // The next file is tested in the same document.
  document.body.replaceChildren()
})

/** Opens the page at an address, as a fresh page would. */
async function open(hash: string) {
  history.replaceState(null, '', hash)
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  stop = start(root)
  return userEvent.setup()
}

// Roles are asked for within small parts only: over a whole document they take seconds on a busy machine.
const title = () => document.querySelector('h1')
const list = () => document.querySelector<HTMLElement>('nav[aria-label="Calls"]')
const search = () => document.querySelector<HTMLInputElement>('input[type=search]')
const shown = (selector: string) =>
  [...(list()?.querySelectorAll(selector) ?? [])].filter((e) => !e.closest('[hidden]'))
const isTitled = (text: string) => waitFor(() => expect(title()).toHaveTextContent(text))

beforeEach(() => {
  window.scrollTo = () => undefined
  network.use(
    http.get(/\/(member|service|dashboard)\.json$/, ({ request }) => {
      const name = request.url.slice(request.url.lastIndexOf('/') + 1)
      return HttpResponse.text(readFileSync(join(contract, name), 'utf8'))
    }),
    http.post('*/api/config', () =>
      HttpResponse.json({ service_url: 'http://localhost:8081', dashboard_url: 'http://localhost:8082' }),
    ),
  )
})

test('a deep link opens its call and marks it in the list', async () => {
  await open('#member/post-account-create')
  await isTitled('POST /api/account/create')
  expect(list()?.querySelector('[aria-current]')).toHaveAttribute('href', '#member/post-account-create')
  expect(document.title).toContain('POST /account/create')
})

test('an address that is none leads to the way in', async () => {
  await open('#nobody/knows')
  await isTitled('member API')
})

test('the service is called where the server says it is', async () => {
  await open('#service/post-hrv-task')
  await isTitled('POST /hrv-task')
  expect(document.querySelector('[aria-label=curl]')).toHaveTextContent("'http://localhost:8081/hrv-task'")
})

test('/ leads to the search, which narrows while typing; Enter opens the first', async () => {
  const user = await open('#service')
  await isTitled('HRV service')
  await user.keyboard('/')
  expect(search()).toHaveFocus()
  await user.paste('hrv status task_id')
  expect(list()?.querySelector('[role=status]')).toHaveTextContent(/^1 call$/)
  expect(shown('h2')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await isTitled('/hrv-task/status')
  expect(title()).toHaveFocus()
})

test('arrows move through what was found and back', async () => {
  const user = await open('#service')
  await isTitled('HRV service')
  await user.keyboard('/')
  await user.paste('hrv-task')
  expect(shown('li > a').length).toBeGreaterThan(2)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(shown('section li > a')[1])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(search()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(search()).toHaveValue('')
})

test('a document that does not come can be asked for again', async () => {
  network.use(http.get('*/dashboard.json', () => HttpResponse.error(), { once: true }))
  const user = await open('#dashboard')
  await user.click(await screen.findByRole('button', { name: words.retry }))
  await isTitled('dashboard API')
})

test('all fields open at once, down to the last', async () => {
  const user = await open('#service/post-hrv-task-status')
  await isTitled('POST /hrv-task/status')
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === words.call.open_all)
  if (button) await user.click(button)
  const names = [...document.querySelectorAll('main details details code')].map(({ textContent }) => textContent)
  expect(names.length).toBeGreaterThan(0)
  expect(document.querySelector('details:not([open])')).toBeNull()
})
