import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { answerWith, cutOff } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'

const signedIn = (api: FakeApi) => api.signIn()

const choose = async (user: ReturnType<typeof openApp>['user'], option: RegExp) => {
  await user.click(await screen.findByRole('radio', { name: option }))
  await user.click(screen.getByRole('button', { name: /next|ring/i }))
}

describe('a newcomer', () => {
  test('comes from the welcome screen to a ring of their own', async () => {
    const { user, api } = openApp('/app')
    await user.click(await screen.findByRole('link', { name: 'Start your 3 free days' }))
    expect(await screen.findByRole('heading', { name: 'Before you tell us anything' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Continue' }))

    await user.type(await screen.findByLabelText('First name'), 'Mara')
    await user.type(screen.getByLabelText('Email address'), 'mara@example.org')
    expect(screen.getByText(/3 free days end on/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create account' }))

    await choose(user, /Less stress/)
    await choose(user, /Career/)
    await choose(user, /Sympathetic/)
    expect(screen.queryByRole('radio', { name: /Overwhelm/ })).toBeNull()
    await choose(user, /Stillness/)
    expect(await screen.findByRole('checkbox', { name: /pacemaker/ })).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'None of these' }))

    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
    expect(screen.getByText('Pending')).toBeVisible()
    expect(screen.getByText(/From Sympathetic to Stillness/)).toBeVisible()
    expect(api.member?.onboarded).toBe(true)
  })

  test('is told what is missing before anything is sent', async () => {
    const { user, api } = openApp('/signup')
    // Not before it was said what happens with it.
    await user.click(await screen.findByRole('link', { name: 'Continue' }))
    await user.type(await screen.findByLabelText('Email address'), 'mara@')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Please tell us what to call you.')).toBeVisible()
    expect(screen.getByLabelText('Email address')).toBeInvalid()
    expect(api.calls.map(({ path }) => path)).not.toContain('/api/account/create')
  })

  test('with a known address is shown the way in', async () => {
    const { user } = openApp('/signup')
    await user.click(await screen.findByRole('link', { name: 'Continue' }))
    await user.type(await screen.findByLabelText('First name'), 'Mara')
    await user.type(screen.getByLabelText('Email address'), 'taken@example.org')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })
})

describe('a check-in', () => {
  const placeAndSave = async (user: ReturnType<typeof openApp>['user'], save: string) => {
    ;(await screen.findByRole('slider')).focus()
    await user.keyboard('{PageDown}')
    await user.click(screen.getByRole('button', { name: 'Warm hands' }))
    await user.type(screen.getByLabelText(/Add a note/), 'After lunch')
    await user.click(screen.getByRole('button', { name: save }))
  }

  test('is sent once, with place, signs and note, and moves the home screen', async () => {
    const { user, api } = openApp('/app/check-in', signedIn)
    await placeAndSave(user, 'Save')
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible()
    expect(await screen.findByText(/^at /)).toBeVisible()
    const sent = api.calls.filter(({ path }) => path.endsWith('/check-in'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ arousal: 0, comfort: 1, body_signs: ['warm_hands'], note: 'After lunch' })
  })

  test('wants a place first', async () => {
    const { user, api } = openApp('/app/check-in', signedIn)
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Place yourself on the ring first.')
    expect(api.calls.some(({ path }) => path.endsWith('/check-in'))).toBe(false)
  })

  test('without a connection is kept, and goes out once when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user, api } = openApp('/app/check-in', signedIn)
    await screen.findByRole('slider')
    cutOff()
    await placeAndSave(user, 'Save on this device')
    expect(await screen.findByText(/1 check-in is waiting on this device/)).toBeVisible()

    answerWith(api)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/is waiting on this device/)).toBeNull())
    expect(api.calls.filter(({ path }) => path.endsWith('/check-in'))).toHaveLength(1)
    expect(await screen.findByText(/^at /)).toBeVisible()
  })
})

describe('home', () => {
  test('explains the score with its reasons', async () => {
    const { user } = openApp('/app', (api) => {
      api.signIn()
      for (const event_uuid of ['a', 'b', 'c', 'd']) {
        api.answer('/api/premium/authorized/assessment/check-in', { event_uuid, arousal: -0.2, comfort: 0.9 })
      }
    })
    await user.click(await screen.findByRole('button', { name: 'Why 100' }))
    const dialog = screen.getByRole('dialog', { name: 'Why 100' })
    expect(within(dialog).getByText('4 of 4 check-ins were in a regulated state.')).toBeVisible()
    expect(within(dialog).getByText('70%')).toBeVisible()
  })

  test('offers the first open step of today as its one action', async () => {
    openApp('/app', signedIn)
    expect(await screen.findByRole('heading', { name: 'Where are you now?' })).toBeVisible()
  })
})

describe('loading', () => {
  test('that fails says so and tries again when asked', async () => {
    const { user } = openApp('/app', (api) => {
      const broken = { status: 500, body: { error_code: 'internal_error', error_message: 'no' } }
      api.plan('/api/config', broken, broken, broken)
    })
    const retry = await screen.findByRole('button', { name: 'RETRY' }, { timeout: 5000 })
    expect(screen.getByRole('heading', { name: /could not be loaded/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/app/help')
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'I have an account' })).toBeVisible()
  })

  test('without a connection starts from what was known', async () => {
    const first = openApp('/app', signedIn)
    await screen.findByRole('heading', { name: /Mara/ })
    first.unmount()
    openApp('/app')
    cutOff()
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
  })
})
