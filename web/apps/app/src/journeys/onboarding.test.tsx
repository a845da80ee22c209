import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { answerWith, network } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'
import { App } from '../App'
import { guestRecord } from '../lib/guest/guest-record'

type User = ReturnType<typeof openApp>['user']

const PERSONALIZE = '/api/authorized/assessment/onboarding/personalize'
const DISCOVERY = '/api/authorized/assessment/discovery'
const PLAN = {
  selected_goal: 'less_stress',
  selected_life_aspect: 'career_business',
  life_aspect_current_state: 'sympathetic',
  life_aspect_preferred_state: 'stillness',
} as const

const newcomer = (api: FakeApi) => api.signIn({ onboarded: false })
const settled = (api: FakeApi) => {
  api.signIn()
  api.answer(PERSONALIZE, PLAN)
}

const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }))

const choose = async (user: User, option: RegExp) => {
  await user.click(await screen.findByRole('radio', { name: option }))
  await next(user)
}

const toLastQuestion = async (user: User) => {
  await choose(user, /Less stress/)
  await choose(user, /Career/)
  await choose(user, /Sympathetic/)
  await user.click(await screen.findByRole('radio', { name: /Stillness/ }))
}

const sent = (api: FakeApi) => api.calls.filter(({ path }) => path === PERSONALIZE).map(({ body }) => body)

describe('the first questions', () => {
  test('go back one by one, by the device as by the button, and forget nothing', async () => {
    const { user } = openApp('/app', newcomer)
    await choose(user, /Less stress/)
    await choose(user, /Career/)
    await screen.findByRole('radio', { name: /Sympathetic/ })
    history.back()
    expect(await screen.findByRole('radio', { name: /Career/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('radio', { name: /Less stress/ })).toBeChecked()
  })

  test('are where they were after the app was killed', async () => {
    const { user, api, unmount } = openApp('/app', newcomer)
    await choose(user, /Less stress/)
    await choose(user, /Career/)
    await screen.findByRole('radio', { name: /Sympathetic/ })
    unmount()
    // As a reload does it: the browser keeps the state of each step of its history.
    render(<App />)
    await choose(user, /Sympathetic/)
    await user.click(await screen.findByRole('radio', { name: /Stillness/ }))
    await next(user)
    await waitFor(() => expect(sent(api)).toEqual([PLAN]))
  })

  test('count the last one too, promise the ring only there, and leave none of them behind it', async () => {
    const { user } = openApp('/app', newcomer)
    expect(await screen.findByRole('img', { name: 'Question 1 of 5' })).toBeVisible()
    await toLastQuestion(user)
    expect(screen.queryByRole('button', { name: 'Show me my ring' })).toBeNull()
    await next(user)
    await user.click(await screen.findByRole('checkbox', { name: /pacemaker/ }))
    await user.click(screen.getByRole('button', { name: 'Show me my ring' }))
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
    expect(history.state.idx).toBe(0)
  })

  test('lead home also where a restored browser has lost the steps behind them', async () => {
    const { user, unmount } = openApp('/app', newcomer)
    await toLastQuestion(user)
    await next(user)
    await screen.findByRole('checkbox', { name: /pacemaker/ })
    unmount()
    history.replaceState({ ...history.state, usr: { ...history.state.usr, depth: 99 } }, '')
    render(<App />)
    await user.click(await screen.findByRole('checkbox', { name: /pacemaker/ }))
    await user.click(screen.getByRole('button', { name: 'Show me my ring' }))
    expect(await screen.findByRole('heading', { name: /Mara/ }, { timeout: 5_000 })).toBeVisible()
  })
})

describe('the direction', () => {
  test('can be changed later, as was said', async () => {
    const { user, api } = openApp('/app/me', settled)
    await user.click(await screen.findByRole('link', { name: /^Your goal and direction/ }))
    expect(await screen.findByRole('radio', { name: /Less stress/ })).toBeChecked()
    await next(user)
    await next(user)
    await next(user)
    await user.click(await screen.findByRole('radio', { name: /Play/ }))
    await user.click(screen.getByRole('button', { name: 'Show me my ring' }))
    expect(await screen.findByText(/From Sympathetic to Play/)).toBeVisible()
    expect(sent(api).at(-1)).toEqual({ ...PLAN, life_aspect_preferred_state: 'play' })
  })

  test('of somebody without an account, too', async () => {
    guestRecord.write({ startedAt: '2026-11-14T08:00:00.000Z', events: [], plan: PLAN })
    const { user } = openApp('/app/me')
    await user.click(await screen.findByRole('link', { name: /^Your goal and direction/ }))
    expect(await screen.findByRole('radio', { name: /Less stress/ })).toBeChecked()
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'You are using this without an account' })).toBeVisible()
  })
})

test('a quiz result that does not arrive waits, and is asked for again', async () => {
  localStorage.setItem('evenkeel.quiz_result_key', '"fresh"')
  const { user, api } = openApp('/app', newcomer)
  network.use(http.post(`*${DISCOVERY}`, () => HttpResponse.error()))
  expect(await screen.findByRole('heading', { name: 'Your quiz result could not be loaded' })).toBeVisible()
  expect(localStorage.getItem('evenkeel.quiz_result_key')).toBe('"fresh"')
  answerWith(api)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'You are mostly on the go' })).toBeVisible()
  expect(api.calls.filter(({ path }) => path === DISCOVERY)).toHaveLength(1)
})
