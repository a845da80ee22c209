import type { StorePurchase } from '@evenkeel/native'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { FakeBridge } from '../../../../testing/fake-bridge'
import { openApp } from '../../../../testing/open-app'

const signedIn = (fake: FakeApi) => fake.signIn()
const callsTo = (api: FakeApi, ending: string) => api.calls.filter(({ path }) => path.endsWith(ending))
const yearly: StorePurchase = { productId: 'evenkeel.premium.yearly', transaction: 'signed', countryCode: 'DEU' }

let bridge: FakeBridge
beforeEach(() => {
  bridge = FakeBridge.install()
})

describe('membership where the shell has a store', () => {
  test('a purchase is handed to the server before the store is told that it is done', async () => {
    bridge.outcome = { kind: 'bought', purchase: yearly }
    const { user, api } = openApp('/app/me/membership', signedIn)
    await user.click(await screen.findByRole('button', { name: '€ 119.99 for a year' }))
    expect(await screen.findByRole('heading', { name: 'Subscription' })).toBeVisible()
    expect(callsTo(api, '/in_app').map(({ body }) => body)).toEqual([
      { transaction: 'signed', product_id: yearly.productId, country_code: 'DEU' },
    ])
    expect(bridge.done).toEqual(['finish signed'])
  })

  test('what the server refuses stays with the store', async () => {
    bridge.outcome = { kind: 'bought', purchase: { ...yearly, transaction: 'old' } }
    const { user } = openApp('/app/me/membership', signedIn)
    await user.click(await screen.findByRole('button', { name: '€ 119.99 for a year' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The period paid for with this purchase has ended.')
    expect(bridge.done).toEqual([])
  })

  test('changing one’s mind is no error', async () => {
    const { user, api } = openApp('/app/me/membership', signedIn)
    await user.click(await screen.findByRole('button', { name: '€ 34.99 for three months' }))
    expect(await screen.findByRole('button', { name: '€ 34.99 for three months' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(callsTo(api, '/in_app')).toEqual([])
  })

  test('a purchase that somebody else has to allow says so', async () => {
    bridge.outcome = { kind: 'pending' }
    const { user } = openApp('/app/me/membership', signedIn)
    await user.click(await screen.findByRole('button', { name: '€ 119.99 for a year' }))
    expect(await screen.findByText(/Somebody else has to approve this first/)).toBeVisible()
  })

  test('restoring hands in all that the store account has, or says that there is nothing', async () => {
    const { user } = openApp('/app/me/membership', signedIn)
    await user.click(await screen.findByRole('button', { name: 'Restore purchases' }))
    expect(await screen.findByText(/no membership to restore/)).toBeVisible()
    bridge.owned = [yearly]
    await user.click(screen.getByRole('button', { name: 'Restore purchases' }))
    expect(await screen.findByRole('heading', { name: 'Subscription' })).toBeVisible()
    expect(bridge.done).toEqual(['finish signed'])
  })

  test('what was never finished is handed in at the next start', async () => {
    bridge.open = [yearly]
    const { api } = openApp('/app', signedIn)
    await waitFor(() => expect(bridge.done).toEqual(['finish signed']))
    expect(api.member?.premium.source).toBe('subscription')
  })
})

test('a browser offers no purchase and says where there is one', async () => {
  bridge.platform = 'browser'
  bridge.purchases = undefined
  openApp('/app/me/membership', signedIn)
  expect(await screen.findByText(/buy a membership in the app for iPhone or Android/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore purchases' })).toBeNull()
})

describe('push', () => {
  test('the token of this device goes to the server, and can be given up', async () => {
    const { user, api } = openApp('/app/me/notifications', signedIn)
    await user.click(await screen.findByRole('button', { name: 'Allow reminders on this device' }))
    const off = await screen.findByRole('button', { name: 'Turn off on this device' })
    expect(callsTo(api, '/notification/token')[0]?.body).toEqual({ notification_token: bridge.token })
    await user.click(off)
    expect(await screen.findByRole('button', { name: 'Allow reminders on this device' })).toBeVisible()
  })

  test('a no is respected and explained', async () => {
    bridge.token = undefined
    const { user, api } = openApp('/app/me/notifications', signedIn)
    await user.click(await screen.findByRole('button', { name: 'Allow reminders on this device' }))
    expect(await screen.findByText(/This browser blocks reminders/)).toBeVisible()
    expect(callsTo(api, '/notification/token')).toEqual([])
  })

  test('in a browser nothing is offered while the operator has no key', async () => {
    bridge.platform = 'browser'
    bridge.push.needsKey = true
    openApp('/app/me/notifications', signedIn)
    expect(await screen.findByRole('switch', { name: 'News' })).toBeVisible()
    expect(screen.queryByText('On this device')).toBeNull()
  })

  test('and everything once there is one', async () => {
    bridge.platform = 'browser'
    openApp('/app/me/notifications', (fake) => {
      fake.signIn()
      fake.webPushKey = 'BPublic'
    })
    expect(await screen.findByRole('button', { name: 'Allow reminders on this device' })).toBeVisible()
  })
})

describe('the store’s question for a review', () => {
  const rate = async (user: ReturnType<typeof openApp>['user'], stars: string) => {
    await user.click(await screen.findByRole('radio', { name: stars }))
    await user.click(screen.getByRole('button', { name: 'Send rating' }))
    await screen.findByRole('button', { name: 'Rated' })
  }

  test('comes after any rating, and is counted', async () => {
    const { user, api } = openApp('/app/me/feedback', signedIn)
    await rate(user, '2 of 5 stars')
    expect(bridge.done).toEqual(['review'])
    expect(api.member?.settings.review_request_count).toBe(1)
  })

  test('stops after three times', async () => {
    const { user } = openApp('/app/me/feedback', (fake) => {
      fake.signIn()
      if (fake.member) fake.member.settings.review_request_count = 3
    })
    await rate(user, '5 of 5 stars')
    expect(bridge.done).toEqual([])
  })
})

describe('from outside', () => {
  test('a link opens its screen', async () => {
    openApp('/app', signedIn)
    await screen.findByRole('heading', { name: /Mara/ })
    act(() => bridge.openLink('/app/me/about'))
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible()
  })

  test('Back closes a dialog, then goes back, then leaves', async () => {
    const { user } = openApp('/app/me', signedIn)
    await user.click(await screen.findByRole('link', { name: /^About/ }))
    await user.click(await screen.findByRole('link', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(screen.getByRole('dialog')).toBeVisible()
    act(() => bridge.pressBack())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bridge.done).toEqual([])
    act(() => bridge.pressBack())
    expect(bridge.done).toEqual(['leave'])
  })

  test('everything rests while nobody looks', async () => {
    openApp('/app', signedIn)
    await screen.findByRole('heading', { name: /Mara/ })
    act(() => bridge.setActive(false))
    expect(document.documentElement).toHaveAttribute('data-resting')
    act(() => bridge.setActive(true))
    expect(document.documentElement).not.toHaveAttribute('data-resting')
  })

  test('pages that are not the app’s open beside it', async () => {
    bridge.serverOrigin = 'https://steady.example'
    const { user } = openApp('/app/me/about', signedIn)
    await user.click(await screen.findByRole('link', { name: 'Sources for our claims' }))
    expect(bridge.done).toEqual(['open https://steady.example/references'])
  })
})

describe('a link for somebody who is not signed in', () => {
  test('is kept', async () => {
    openApp('/app/me/about?from=mail')
    await screen.findByRole('link', { name: 'I have an account' })
    expect(sessionStorage.getItem('evenkeel.wanted-path')).toBe('/app/me/about?from=mail')
  })

  test('leads to its screen after signing in, once', async () => {
    bridge.platform = 'browser'
    sessionStorage.setItem('evenkeel.wanted-path', '/app/me/about')
    sessionStorage.setItem('evenkeel.apple-state', 's1')
    openApp('/login?code=good-code&state=s1')
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible()
    expect(sessionStorage.getItem('evenkeel.wanted-path')).toBeNull()
  })

  test('is forgotten by signing out', async () => {
    const { user } = openApp('/app/me', (fake) => fake.signIn({ has_password: true }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await screen.findByRole('link', { name: 'I have an account' })
    expect(sessionStorage.getItem('evenkeel.wanted-path')).toBeNull()
  })
})

describe('Apple', () => {
  const configured = (fake: FakeApi) => {
    fake.appleClientId = 'example.steady.web'
  }
  const comeBack = (query: string) => {
    sessionStorage.setItem('evenkeel.apple-state', 's1')
    return openApp(`/login?${query}`, configured)
  }
  beforeEach(() => {
    bridge.platform = 'browser'
  })

  test('is not offered where it is not configured', async () => {
    openApp('/login')
    await screen.findByLabelText('Email address')
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull()
  })

  test('signs in with the code it sends back', async () => {
    const { api } = comeBack('code=good-code&state=s1')
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
    expect(callsTo(api, '/login')).toHaveLength(1)
  })

  test('says so when nobody here has this identity', async () => {
    comeBack('code=other&state=s1')
    expect(await screen.findByRole('alert')).toHaveTextContent('No account here belongs to this Apple ID.')
  })

  test('believes no code that this tab did not ask for', async () => {
    const { api } = comeBack('code=good-code&state=forged')
    expect(await screen.findByRole('button', { name: 'Continue with Apple' })).toBeVisible()
    expect(callsTo(api, '/login')).toEqual([])
  })
})
