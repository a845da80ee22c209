import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '../../../../testing/open-app'

vi.setConfig({ testTimeout: 60_000 })

const SLOW = { timeout: 20_000 }

interface Kept {
  events: { call: string; body: { arousal?: number; felt_effect?: number; mood_scale?: string } }[]
}

const kept = (): Kept | null => JSON.parse(localStorage.getItem('evenkeel.guest') ?? 'null')

/** Wound up, in the middle of its band. */
const woundUp = (ring: HTMLElement) => {
  fireEvent.keyDown(ring, { key: 'PageDown' })
  fireEvent.keyDown(ring, { key: 'PageDown' })
  fireEvent.keyDown(ring, { key: 'PageDown' })
}

async function practiseFirst() {
  const opened = openApp('/app')
  woundUp(await screen.findByRole('slider', { name: 'Where are you right now?' }, SLOW))
  await opened.user.click(await screen.findByRole('button', { name: 'Start, 1 minute' }, SLOW))
  await opened.user.click(await screen.findByRole('button', { name: 'Finish' }, SLOW))
  await screen.findByRole('heading', { name: 'And now?' }, SLOW)
  return opened
}

describe('the first minute', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  })
  afterEach(() => localStorage.removeItem('evenkeel.guest'))

  test('asks where, practises, asks again and keeps both, in four taps and without a question about health', async () => {
    const { user, api } = await practiseFirst()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Calmer' }))
    await user.click(screen.getByRole('button', { name: 'Keep this' }))
    expect(await screen.findByText(/^at /, {}, SLOW)).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Start, / }, SLOW)).toBeVisible()
    expect(kept()?.events.map(({ call }) => call.split('/').at(-1))).toEqual(['check-in', 'check-in', 'exercise'])
    expect(kept()?.events.at(-1)?.body).toMatchObject({ felt_effect: 1, mood_scale: 'ring' })
    expect(api.calls.filter(({ path }) => path.includes('authorized'))).toEqual([])

    await user.click(screen.getByRole('link', { name: 'Progress' }))
    // The dots before and after are the way of the exercise: one moment, not three.
    expect(await screen.findByRole('heading', { name: 'One moment so far' }, SLOW)).toBeVisible()
    expect(await screen.findByText('calmer 1 of 1 time', {}, SLOW)).toBeVisible()
  })

  test('leaves nothing on the device when it is not kept', async () => {
    const { user } = await practiseFirst()
    expect(kept()?.events).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'No, delete it' }))
    expect(await screen.findByRole('heading', { name: 'Where are you right now?' }, SLOW)).toBeVisible()
    expect(kept()).toBeNull()
  })

  test('that left somebody worse is not suggested again until they put it back', async () => {
    const { user } = await practiseFirst()
    const title = screen.getByText(/./, { selector: 'header span[class*="exercise"]' }).textContent ?? ''
    expect(title).not.toBe('')
    await user.click(screen.getByRole('button', { name: 'Worse' }))
    await user.click(screen.getByRole('button', { name: 'Keep this' }))
    const start = await screen.findByRole('link', { name: /^Start, / }, SLOW)
    expect(start.closest('section, div')?.textContent).not.toContain(title)
    expect(screen.queryByRole('link', { name: title })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Progress' }))
    await user.click(await screen.findByRole('link', { name: title }, SLOW))
    await user.click(await screen.findByRole('button', { name: 'Put it back' }, SLOW))
    await waitFor(() => expect(screen.queryByText(/not suggested any more/)).toBeNull())
  })
})
