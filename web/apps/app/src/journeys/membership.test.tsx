import type { Member } from '@evenkeel/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeBridge } from '../../../../testing/fake-bridge'
import { openApp } from '../../../../testing/open-app'

const MEMBERSHIP = '/app/me/membership'
const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000).toISOString()
const subscribed: Member['premium'] = { is_premium: true, source: 'subscription', ends_at: inAYear }
const over: Member['premium'] = { is_premium: false, source: 'none', ends_at: null }

const openWith = (premium: Member['premium']) => openApp(MEMBERSHIP, (api) => api.signIn({ premium }))
const link = (name: RegExp) => screen.queryByRole('link', { name })

test('a subscription leads to the page of either store where it is cancelled, and says which can pause', async () => {
  openWith(subscribed)
  expect(await screen.findByText(/runs until .* renews then/)).toBeVisible()
  expect(link(/Cancel in the App Store/)).toHaveAttribute('href', 'https://apps.apple.com/account/subscriptions')
  expect(link(/Google Play/)).toHaveAttribute('href', 'https://play.google.com/store/account/subscriptions')
  expect(screen.getByText(/The App Store has no pause/)).toBeVisible()
})

test.each([
  ['ios', /App Store/, /Google Play/],
  ['android', /Google Play/, /App Store/],
] as const)('the shell of %s shows its own store only', async (platform, own, other) => {
  FakeBridge.install().platform = platform
  openWith(subscribed)
  expect(await screen.findByRole('link', { name: own })).toBeVisible()
  expect(link(other)).toBeNull()
})

test('free days have nothing to cancel, and a program that can rest', async () => {
  openApp(MEMBERSHIP, (api) => api.signIn())
  expect(await screen.findByText(/nothing to cancel/)).toBeVisible()
  expect(link(/Pause the program/)).toHaveAttribute('href', '/app/program')
  expect(link(/Write to us/)).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/))
  expect(link(/App Store/)).toBeNull()
})

test('after the end nothing is offered that would be refused', async () => {
  openWith(over)
  expect(await screen.findByRole('heading', { name: 'No membership' })).toBeVisible()
  expect(link(/Pause the program/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Use code' })).toBeVisible()
})

test.each([
  ['/app/practice', '/premium/authorized/exercises'],
  ['/app/program', '/premium/authorized/program'],
  ['/app/journal', '/premium/authorized/journal/threads'],
  ['/app/me/trainer', '/premium/authorized/trainer/status'],
])('%s without a membership leads to it, and offers no second try', async (address, call) => {
  openApp(address, (api) => {
    api.signIn({ premium: over })
    const refusal = { error_code: 'premium_required', error_message: 'Your free days are over.' }
    api.plan(`/api${call}`, { status: 402, body: refusal })
  })
  expect(await screen.findByText('Your free days are over.')).toBeVisible()
  expect(link(/^Membership$/)).toHaveAttribute('href', MEMBERSHIP)
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull()
})
