import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp } from '../../../testing/open-app'

const password = 'a short sentence'

async function setPassword(user: ReturnType<typeof openApp>['user']) {
  await user.type(await screen.findByLabelText('New password'), password)
  await user.click(screen.getByRole('button', { name: 'Set a password' }))
  await screen.findByLabelText('Present password')
}

describe('the pages under Me', () => {
  test('sets a password, and then asks for the present one', async () => {
    const { user, api } = openApp('/app/me/details', (fake) => fake.signIn())
    await setPassword(user)
    await user.type(screen.getByLabelText('Present password'), 'wrong')
    await user.type(screen.getByLabelText('New password'), 'another sentence')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('This is not your present password.')).toBeVisible()
    expect(screen.getByLabelText('Present password')).toBeInvalid()
    expect(api.member?.has_password).toBe(true)
  })

  test('refuses a short password before sending it', async () => {
    const { user, api } = openApp('/app/me/details', (fake) => fake.signIn())
    await user.type(await screen.findByLabelText('New password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Set a password' }))
    expect(await screen.findByText('At least 10 characters, please.')).toBeVisible()
    expect(api.calls.some(({ path }) => path.endsWith('/details'))).toBe(false)
  })

  test('changes the name everywhere', async () => {
    const { user } = openApp('/app/me/details', (fake) => fake.signIn())
    const name = await screen.findByLabelText('First name')
    await user.clear(name)
    await user.type(name, 'Marta')
    await user.click(screen.getByRole('button', { name: 'Save name' }))
    await user.click(await screen.findByRole('link', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Marta' })).toBeVisible()
  })

  test('warns before a sign-out that would lock the door', async () => {
    const { user, api } = openApp('/app/me', (fake) => fake.signIn())
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(screen.getByRole('dialog', { name: 'You have no password yet' })).toBeVisible()
    expect(api.isSignedIn).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Sign out all the same' }))
    expect(await screen.findByRole('link', { name: 'I have an account' })).toBeVisible()
    expect(api.isSignedIn).toBe(false)
  })

  test('keeps the choice of light or dark', async () => {
    const { user } = openApp('/app/me/appearance', (fake) => fake.signIn())
    await user.click(await screen.findByRole('button', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Like the device' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

describe('signing in', () => {
  test('works with the password that was set, after signing out', async () => {
    const { user } = openApp('/app/me/details', (fake) => fake.signIn())
    await setPassword(user)
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await user.click(await screen.findByRole('link', { name: 'I have an account' }))
    await user.type(await screen.findByLabelText('E-mail address'), 'mara@example.org')
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
  })

  test('shows the refusal in the server’s words', async () => {
    const { user } = openApp('/login')
    await user.type(await screen.findByLabelText('E-mail address'), 'mara@example.org')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This address and password do not belong together.')
  })
})

test('an unknown address says so and leads home', async () => {
  openApp('/app/nowhere', (fake) => fake.signIn())
  expect(await screen.findByRole('link', { name: 'Go to your home screen' })).toHaveAttribute('href', '/app')
})
