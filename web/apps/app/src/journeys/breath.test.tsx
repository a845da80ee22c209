import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { openApp } from '../../../../testing/open-app'
import { SLOW, sentTo } from '../../../../testing/practising'
import { stored } from '../lib/device/stored'
import { guestRecord } from '../lib/guest/guest-record'

const EARLIER = '2026-11-01T08:00:00.000Z'
const LATER = '2026-11-14T08:00:00.000Z'

const onDevice = (memberId: string, rate: number, foundAt: string) =>
  stored('resonance').write({ memberId, rate, foundAt })

/** A member with a pace on this device, one on the server, or both. */
const member =
  (places: { device?: [rate: number, foundAt: string]; server?: [rate: number, foundAt: string] }) =>
  (api: FakeApi) => {
    api.signIn()
    if (places.device) onDevice(String(api.member?.member_id), ...places.device)
    const [breaths_per_minute, found_at] = places.server ?? []
    if (breaths_per_minute && found_at) api.resonancePace = { breaths_per_minute, found_at }
  }

const shown = (rate: string) => screen.findByRole('heading', { name: `Your pace is ${rate} breaths a minute` }, SLOW)
const told = (api: FakeApi) => sentTo(api, '/premium/authorized/practice/resonance_pace')

describe('breathing', () => {
  const RESULT = '/premium/authorized/assessment/exercise'

  async function breathe(seconds: number) {
    const opened = openApp('/app/breath', member({}))
    const begin = await screen.findByRole('button', { name: 'Breathe without the camera' })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    await opened.user.click(begin)
    act(() => {
      vi.advanceTimersByTime(seconds * 1000)
    })
    vi.useRealTimers()
    return opened
  }

  test('says how long it has been, and counts as practice, once', async () => {
    const { user, api } = await breathe(150)
    expect(screen.getByText(/^2:(29|30) so far$/)).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Stop' })[0] as HTMLElement)
    expect(await screen.findByText('2 minutes of breathing were added to your practice.')).toBeVisible()
    await waitFor(() => expect(sentTo(api, RESULT)).toHaveLength(1))
    expect(sentTo(api, RESULT)[0]).toMatchObject({ exercise_id: 'resonance-breathing', completed: true })
  })

  test('counts where it was left by the device’s own Back, too', async () => {
    const { api, unmount } = await breathe(61)
    unmount()
    await waitFor(() => expect(sentTo(api, RESULT)).toHaveLength(1))
  })

  test('of a few seconds counts for nothing', async () => {
    const { user, api } = await breathe(20)
    await user.click(screen.getAllByRole('button', { name: 'Stop' })[0] as HTMLElement)
    expect(await screen.findByRole('button', { name: 'Breathe without the camera' })).toBeVisible()
    expect(screen.queryByText(/added to your practice/)).toBeNull()
    expect(sentTo(api, RESULT)).toEqual([])
  })
})

describe('the pace of the breath', () => {
  test('that was found on another device is known here', async () => {
    const { api } = openApp('/app/breath', member({ server: [5.5, LATER] }))
    expect(await shown('5.5')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Breathe at 5.5 a minute' })).toBeVisible()
    expect(told(api)).toEqual([])
  })

  test('that was found here before the server could keep one is told, once', async () => {
    const { api } = openApp('/app/breath', member({ device: [5, EARLIER] }))
    expect(await shown('5')).toBeVisible()
    await waitFor(() => expect(api.resonancePace).toEqual({ breaths_per_minute: 5, found_at: EARLIER }))
    expect(told(api)).toHaveLength(1)
  })

  test('is the one found last: here', async () => {
    const { api } = openApp('/app/breath', member({ device: [5, LATER], server: [6, EARLIER] }))
    expect(await shown('5')).toBeVisible()
    await waitFor(() => expect(api.resonancePace?.breaths_per_minute).toBe(5))
  })

  test('is the one found last: elsewhere', async () => {
    const { api } = openApp('/app/breath', member({ device: [5, EARLIER], server: [6, LATER] }))
    expect(await shown('6')).toBeVisible()
    expect(told(api)).toEqual([])
  })

  test('of somebody else on this device is not shown', async () => {
    openApp('/app/breath', (api) => {
      api.signIn()
      onDevice('somebody', 5, LATER)
    })
    expect(await screen.findByRole('button', { name: /^Find my pace, / }, SLOW)).toBeVisible()
  })

  test('stays on the device of somebody without an account', async () => {
    const plan = {
      selected_goal: 'less_stress',
      selected_life_aspect: 'career_business',
      life_aspect_current_state: 'sympathetic',
      life_aspect_preferred_state: 'stillness',
    } as const
    guestRecord.write({ startedAt: LATER, events: [], plan })
    onDevice('guest', 4.5, LATER)
    const { api } = openApp('/app/breath')
    expect(await shown('4.5')).toBeVisible()
    expect(api.calls.filter(({ path }) => path.includes('resonance'))).toEqual([])
  })
})
