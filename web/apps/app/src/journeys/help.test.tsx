import type { HelplinesFile } from '@evenkeel/api'
import { act, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cutOff, network } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'
import { App } from '../App'
import { stored } from '../lib/device/stored'
import { keptHelplines, prepareHelplines } from '../lib/help/kept-helplines'

afterEach(() => vi.useRealTimers())

/** What the server says: one country, one line. */
function file(phone: string, chat_url: string | null = null): HelplinesFile {
  const line = { name: 'The line', phone, sms: null, chat_url, hours: '24/7', round_the_clock: true, languages: ['en'] }
  const lines = [{ ...line, kind: 'general' as const, checked: true }]
  const countries = [{ country: 'GB', name: 'United Kingdom', emergency: ['999'], note: '', lines }]
  return { language_code: 'en', countries }
}

/** Puts an answer behind the address of the list. Tells how often it was asked for. */
function answerFile(answer: HelplinesFile | string | object) {
  let asked = 0
  network.use(
    http.get('*/content/safety/helplines.json', () => {
      asked++
      return typeof answer === 'string' ? HttpResponse.html(answer) : HttpResponse.json(answer)
    }),
  )
  return () => asked
}

const openAgain = () => render(<App />)

describe('help now', () => {
  test('opens without a network, with numbers to dial', async () => {
    openApp('/app/help')
    cutOff()
    const { default: user } = await import('@testing-library/user-event')
    await user.selectOptions(await screen.findByLabelText('Country'), 'GB')
    expect(screen.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123')
    expect(screen.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  })

  test('says what stands beside the numbers in the reader’s language', async () => {
    localStorage.setItem('evenkeel.language', '"de"')
    openApp('/app/help')
    const { default: user } = await import('@testing-library/user-event')
    await user.selectOptions(await screen.findByRole('combobox'), 'DE')
    expect(await screen.findByText(/110 ist die Polizei/)).toBeVisible()
    expect(screen.queryByText(/Afternoons, not on Sundays/)).toBeNull()
  })

  test('shows the people of the care plan first', async () => {
    const { user } = openApp('/app/care-plan')
    await user.type(await screen.findByLabelText('Name'), 'Ida')
    await user.click(screen.getByRole('button', { name: 'Save on this device' }))
    expect(await screen.findByText('A number, please.')).toBeVisible()
    await user.type(screen.getByLabelText('Phone number'), '+49 170 1234')
    await user.click(screen.getByRole('button', { name: 'Save on this device' }))
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByRole('link', { name: 'Call Ida' })).toHaveAttribute('href', 'tel:+491701234')
  })

  test('shows what the server says in place of what was built in, and keeps it for when there is none', async () => {
    stored<string>('help_country').write('GB')
    const { unmount } = openApp('/app/help')
    answerFile(file('0800 1'))
    expect(await screen.findByRole('link', { name: '116 123' })).toBeVisible()
    await act(() => prepareHelplines('en'))
    expect(await screen.findByRole('link', { name: '0800 1' })).toHaveAttribute('href', 'tel:08001')
    expect(screen.queryByRole('link', { name: '116 123' })).toBeNull()
    unmount()
    cutOff()
    openAgain()
    expect(await screen.findByRole('link', { name: '0800 1' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '116 123' })).toBeNull()
  })

  test.each([
    ['a page of somebody else', 'Welcome to our hotel'],
    ['a list without countries', { language_code: 'en', countries: [] }],
    ['a link that is none', file('1', "javascript:alert('1')")],
  ])('is not impressed by %s', async (_, answer) => {
    stored<string>('help_country').write('GB')
    openApp('/app/help')
    const isAsked = answerFile(answer)
    expect(await screen.findByRole('link', { name: '116 123' })).toBeVisible()
    await act(() => prepareHelplines('en'))
    expect(isAsked()).toBe(1)
    expect(screen.getByRole('link', { name: '116 123' })).toBeVisible()
  })

  test('sends for the numbers before anybody needs them, once a day and in the language spoken', async () => {
    const isAsked = answerFile(file('0800 1'))
    await prepareHelplines('en')
    expect(keptHelplines()?.[0]?.lines[0]?.phone).toBe('0800 1')
    await prepareHelplines('en')
    expect(isAsked()).toBe(1)
    await prepareHelplines('de')
    expect(isAsked()).toBe(2)
    vi.setSystemTime(Date.now() + 25 * 60 * 60_000)
    await prepareHelplines('de')
    expect(isAsked()).toBe(3)
  })

  test('is opened by nobody’s leave: no call tells of it', async () => {
    const isAsked = answerFile(file('0800 1'))
    const { api } = openApp('/app/help')
    expect(await screen.findByRole('link', { name: /^Call \d/ })).toBeVisible()
    expect(isAsked()).toBe(0)
    expect(api.calls.filter(({ path }) => path !== '/api/config')).toEqual([])
  })

  describe('takes the country', () => {
    const told = (country_code: string) => stored<object>('config').write({ member: { member_id: 'm1', country_code } })

    test('of the account, without a network', async () => {
      told('GB')
      openApp('/app/help')
      cutOff()
      expect(await screen.findByRole('link', { name: 'Call 999' })).toBeVisible()
    })

    test('that was chosen here, until another is said under Me', async () => {
      told('DE')
      stored<string>('help_country').write('GB')
      openApp('/app/help')
      expect(await screen.findByRole('link', { name: 'Call 999' })).toBeVisible()
    })

    test('of nobody when the account’s is not in the list: the numbers for everywhere', async () => {
      told('AQ')
      openApp('/app/help')
      cutOff()
      expect(await screen.findByLabelText('Country')).toHaveValue('international')
    })

    test('said under Me', async () => {
      stored<string>('help_country').write('DE')
      const { user, api } = openApp('/app/me/details', (fake) => fake.signIn())
      await user.selectOptions(await screen.findByLabelText('Country', undefined, { timeout: 5000 }), 'GB')
      await user.click(screen.getByRole('button', { name: 'Save country' }))
      await waitFor(() => expect(api.member?.country_code).toBe('GB'))
      await waitFor(() => expect(localStorage.getItem('evenkeel.help_country')).toBeNull())
      expect(stored<{ member: { country_code: string } }>('config').read()?.member.country_code).toBe('GB')
    })
  })

  test('is one tap away on every screen', async () => {
    openApp('/signup')
    expect(await screen.findByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/app/help')
  })
})
