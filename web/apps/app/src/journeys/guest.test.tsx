import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp } from '../../../../testing/open-app'

type User = ReturnType<typeof openApp>['user']

const choose = async (user: User, option: RegExp) => {
  await user.click(await screen.findByRole('radio', { name: option }))
  await user.click(screen.getByRole('button', { name: /next|ring/i }))
}

async function enterAsGuest(user: User) {
  await user.click(await screen.findByRole('link', { name: 'Start your 3 free days' }))
  await user.click(await screen.findByRole('button', { name: 'Continue without an account' }))
  await screen.findByRole('navigation')
  await screen.findByText(/stays on this device/)
}

async function checkIn(user: User) {
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Check in' }))
  ;(await screen.findByRole('slider')).focus()
  await user.keyboard('{PageDown}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/stays on this device/)
}

const isMemberCall = ({ path }: { path: string }) => path.includes('authorized')

describe('without an account', () => {
  test('a check-in stays on the device, and nothing of the person is sent', async () => {
    const { user, api } = openApp('/app')
    await enterAsGuest(user)
    await checkIn(user)
    expect(await screen.findByText(/^at /)).toBeVisible()
    // Home goes on with something to do, chosen on the device.
    expect(await screen.findByRole('link', { name: /^Start, / })).toBeVisible()
    expect(api.calls.filter(isMemberCall)).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Progress' }))
    expect(await screen.findByRole('heading', { name: 'One moment so far' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Create an account' })).toHaveLength(1)
  })

  test('everything comes along into the account, once and in order', async () => {
    const { user, api } = openApp('/app')
    await enterAsGuest(user)
    await checkIn(user)
    await checkIn(user)
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await user.type(await screen.findByLabelText('First name'), 'Mara')
    await user.type(screen.getByLabelText('Email address'), 'mara@example.org')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    // Goals and health are asked for now, and were not before.
    await choose(user, /Less stress/)
    await choose(user, /Career/)
    await choose(user, /Sympathetic/)
    await choose(user, /Stillness/)
    await user.click(await screen.findByRole('button', { name: 'None of these' }))
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
    expect(api.calls.find(({ path }) => path.endsWith('/safety_profile'))).toBeDefined()
    await waitFor(() => expect(localStorage.getItem('evenkeel.guest')).toBeNull())
    const sent = api.calls
      .filter(({ path }) => path.endsWith('/check-in'))
      .map(({ body }) => String(body.checked_in_at))
    expect(sent).toHaveLength(2)
    expect(sent).toEqual([...sent].sort())
    expect(api.member?.balance.check_ins_counted).toBe(2)
    expect(api.member?.plan?.goal).toBe('less_stress')
  })

  test('what needs the server says so and leads to an account', async () => {
    const { user } = openApp('/app')
    await enterAsGuest(user)
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Me' }))
    expect(await screen.findByRole('heading', { name: 'You are using this without an account' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Reminders/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Erase everything on this device' }))
    await user.click(screen.getByRole('button', { name: 'Erase them' }))
    expect(await screen.findByRole('link', { name: 'I have an account' })).toBeVisible()
    expect(localStorage.getItem('evenkeel.guest')).toBeNull()
  })
})

describe('a quiz result', () => {
  const newcomer = (fake: { signIn: (changes: { onboarded: boolean }) => void }) => fake.signIn({ onboarded: false })

  test('answers the first questions', async () => {
    localStorage.setItem('evenkeel.quiz_result_key', '"fresh"')
    const { user } = openApp('/app', newcomer)
    expect(await screen.findByRole('heading', { name: 'You are mostly on the go' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Skip' }))
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
    expect(localStorage.getItem('evenkeel.quiz_result_key')).toBeNull()
  })

  test('that is gone leaves the questions to be asked', async () => {
    localStorage.setItem('evenkeel.quiz_result_key', '"old"')
    openApp('/app', newcomer)
    expect(await screen.findByRole('radio', { name: /Less stress/ })).toBeVisible()
  })
})

describe('the links in mails', () => {
  test('a sign-in link opens a session', async () => {
    openApp('/login/link/fresh')
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
  })

  test('one that is too old says why and offers another', async () => {
    openApp('/login/link/old')
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old.')
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/login/link')
  })

  test('a reset link leads to a new password and in', async () => {
    const { user, api } = openApp('/reset_password/fresh')
    await user.type(await screen.findByLabelText('New password'), 'a short sentence')
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }))
    expect(await screen.findByRole('heading', { name: /Mara/ })).toBeVisible()
    expect(api.calls.find(({ path }) => path.endsWith('/complete'))?.body).toMatchObject({
      reset_password_token: 'fresh',
      new_password: 'a short sentence',
    })
  })

  test('erasing waits for the button: a mail program that opens the link erases nothing', async () => {
    const { user, api } = openApp('/app/confirm_delete/fresh', (fake) => fake.signIn())
    const erase = await screen.findByRole('button', { name: 'Erase my account' })
    expect(api.calls.some(({ path }) => path.endsWith('/delete/confirm'))).toBe(false)
    await user.click(erase)
    expect(await screen.findByRole('heading', { name: 'Your account is being erased' })).toBeVisible()
  })
})
