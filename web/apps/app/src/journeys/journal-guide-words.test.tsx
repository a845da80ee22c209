import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHAT, field, log, openConversation, revealing, say, wishForLessMotion } from '../../../../testing/conversing'
import { SLOW, sentTo } from '../../../../testing/practising'

vi.setConfig({ testTimeout: 30_000 })

afterEach(() => void vi.unstubAllGlobals())

describe('words about safety', () => {
  test('come at once, with numbers to call, and with people one tap away', async () => {
    const { user, api } = openConversation()
    await say(user, 'It is dark.')
    const line = await within(log()).findByText(/^Are you thinking/, {}, SLOW)
    expect(revealing()).toBeNull()
    expect(within(line).getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123')
    expect(within(log()).getByText('About your safety')).toBeVisible()
    expect(within(log()).getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/app/help')
    expect(within(log()).getByRole('link', { name: 'My care plan' })).toHaveAttribute('href', '/app/care-plan')
    // The opening line has its reactions; these have none.
    expect(screen.getAllByRole('group', { name: 'How did it land?' })).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Not quite right?' }))
    await user.click(screen.getByRole('button', { name: 'This is about somebody else' }))
    await waitFor(() => expect(sentTo(api, CHAT)).toHaveLength(2))
    expect(sentTo(api, CHAT)[1]).toMatchObject({ remark: 'somebody_else', body: 'This is about somebody else' })
    expect(await within(log()).findByText('This is about somebody else')).toBeVisible()
    expect(await field()).toHaveFocus()
  })
})

describe('below the newest line', () => {
  beforeEach(wishForLessMotion)

  test('stands what to say when it misses, and where it came from', async () => {
    const { user, api } = openConversation()
    await say(user, 'A long day.')
    const missed = await screen.findByRole('button', { name: 'Not quite right?' }, SLOW)
    expect(missed).toHaveAttribute('aria-expanded', 'false')
    await user.click(missed)
    await user.click(screen.getByRole('button', { name: 'Why this line' }))
    const why = screen.getByRole('dialog', { name: 'Why this line' })
    expect(within(why).getByText(/^A program chose it/)).toBeVisible()
    await user.click(within(why).getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Wrong tone' }))
    await waitFor(() => expect(sentTo(api, CHAT)[1]).toMatchObject({ remark: 'wrong_tone', body: 'Wrong tone' }))
  })

  test('stands an offered exercise, which may be left', async () => {
    const { user } = openConversation()
    await say(user, 'I want to rest.')
    const offer = await screen.findByRole('region', { name: 'An exercise, if you like' }, SLOW)
    expect(await within(offer).findByRole('link', { name: /Press, feel the legs/ })).toHaveAttribute(
      'href',
      '/app/practice/press-and-stand',
    )
    await user.click(within(offer).getByRole('button', { name: 'No, thanks' }))
    expect(screen.queryByRole('region', { name: 'An exercise, if you like' })).toBeNull()
    expect(within(log()).getByText(/^Would something small/)).toBeVisible()
  })
})
