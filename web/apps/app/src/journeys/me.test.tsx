import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp } from '../../../../testing/open-app'

const password = 'a short sentence'

async function setPassword(user: ReturnType<typeof openApp>['user']) {
  await user.type(await screen.findByLabelText('New password'), password)
  await user.click(screen.getByRole('button', { name: 'Set a password' }))
  await screen.findByLabelText('Current password')
}

describe('the pages under Me', () => {
  test('sets a password, and then asks for the present one', async () => {
    const { user, api } = openApp('/app/me/details', (fake) => fake.signIn())
    await setPassword(user)
    await user.type(screen.getByLabelText('Current password'), 'wrong')
    await user.type(screen.getByLabelText('New password'), 'another sentence')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('This is not your current password.')).toBeVisible()
    expect(screen.getByLabelText('Current password')).toBeInvalid()
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
    await user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
    expect(await screen.findByRole('link', { name: 'I have an account' })).toBeVisible()
    expect(api.isSignedIn).toBe(false)
  })

  test('leaves nothing of what was read and measured on a device that others use too', async () => {
    const { user } = openApp('/app/me', (fake) => fake.signIn({ has_password: true }))
    const ofAPerson = ['evenkeel.reading_places', 'evenkeel.device_figures']
    for (const name of ofAPerson) localStorage.setItem(name, '{"anger":0.4}')
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('link', { name: 'I have an account' })).toBeVisible()
    expect(ofAPerson.map((name) => localStorage.getItem(name))).toEqual([null, null])
  })

  test('keeps the choice of light or dark', async () => {
    const { user } = openApp('/app/me/appearance', (fake) => fake.signIn())
    await user.click(await screen.findByRole('button', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Same as this device' }))
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
    await user.type(await screen.findByLabelText('Email address'), 'mara@example.org')
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
  })

  test('shows the refusal in the server’s words', async () => {
    const { user } = openApp('/login')
    await user.type(await screen.findByLabelText('Email address'), 'mara@example.org')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This address and password do not belong together.')
  })
})

test('an unknown address says so and leads home', async () => {
  openApp('/app/nowhere', (fake) => fake.signIn())
  expect(await screen.findByRole('link', { name: 'Go to your home screen' })).toHaveAttribute('href', '/app')
})

describe('the rest of Me', () => {
  const signedIn = (fake: Parameters<NonNullable<Parameters<typeof openApp>[1]>>[0]) => fake.signIn()

  test('a session elsewhere is ended by name', async () => {
    const { user, api } = openApp('/app/me/devices', signedIn)
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on macOS' }))
    await waitFor(() => expect(screen.queryByText('Safari on macOS')).toBeNull())
    expect(api.calls.at(-1)?.body).toEqual({ session_id: 's2' })
  })

  test('a test message is sent and stands in the log', async () => {
    const { user, api } = openApp('/app/me/notifications', signedIn)
    expect(await screen.findByText('We have not sent you anything yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send a test message' }))
    expect(await screen.findByText(/^Email · today/)).toBeVisible()
    expect(await screen.findByText('sent')).toBeVisible()
    expect(api.calls.filter(({ path }) => path.endsWith('/notification/test'))).toHaveLength(1)
  })

  test('reminders are kept as a whole', async () => {
    const { user, api } = openApp('/app/me/notifications', signedIn)
    await user.click(await screen.findByRole('switch', { name: 'News' }))
    await user.click(screen.getByRole('button', { name: 'Add a time' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible()
    const sent = api.calls.findLast(({ path }) => path.endsWith('/notification/settings'))?.body
    expect(sent).toMatchObject({ times: [540, 780], quiet_hours: { from: 1320, to: 420 }, pause_until: null })
    expect(sent?.topics).toMatchObject({ news: true, check_in: true })
  })

  test('a trainer sees what was switched on, and no longer once unlinked', async () => {
    const { user, api } = openApp('/app/me/trainer', signedIn)
    await user.type(await screen.findByLabelText('Your trainer’s invite code'), 'old-code')
    await user.click(screen.getByRole('button', { name: 'Link my trainer' }))
    expect(await screen.findByText('No trainer has this code.')).toBeVisible()
    await user.clear(screen.getByLabelText('Your trainer’s invite code'))
    await user.type(screen.getByLabelText('Your trainer’s invite code'), 'ANNA-7')
    await user.click(screen.getByRole('button', { name: 'Link my trainer' }))
    await user.click(await screen.findByRole('switch', { name: /Check-ins/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible()
    expect(api.calls.at(-1)?.body.consent).toMatchObject({ check_ins: true, readings: false })
    expect(screen.queryByRole('switch', { name: /Journal/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Unlink' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }))
    expect(await screen.findByLabelText('Your trainer’s invite code')).toBeVisible()
  })

  test('the administration is there for administrators only', async () => {
    const { user, api } = openApp('/app/admin', (fake) => fake.signIn({ is_admin: true }))
    await user.type(await screen.findByLabelText('First name'), 'Ben')
    await user.type(screen.getByLabelText('Email address'), 'ben@example.org')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText(/QUIET-RIVER-42/)).toBeVisible()
    expect(api.calls.find(({ path }) => path.includes('app-admin'))?.body).toMatchObject({
      months_premium_access: 3,
      send_invite_email: true,
    })
  })

  test('and hidden from everybody else', async () => {
    openApp('/app/admin', signedIn)
    expect(await screen.findByRole('link', { name: 'Go to your home screen' })).toBeVisible()
  })
})

test('an import is looked at, taken over and undone', async () => {
  const { user, api } = openApp('/app/me/data', (fake) => fake.signIn())
  const file = new File(['full_date,mood\n2026-01-01,meh'], 'daylio.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  expect(await screen.findByText('12 new, 3 already here')).toBeVisible()
  await user.selectOptions(screen.getByLabelText(/“meh”, 4 entries/), 'Dorsal Vagal')
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  expect(await screen.findByRole('button', { name: 'Imported' })).toBeVisible()
  expect(api.calls.find(({ path }) => path.endsWith('/apply'))?.body).toMatchObject({
    file_name: 'daylio.csv',
    moods: [{ word: 'meh', state: 'dorsal_vagal' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('undone')).toBeVisible()
})
