import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { openApp } from '../../../../testing/open-app'
import { watchInstallOffer } from '../lib/device/install'

const prompt = vi.fn(async () => undefined)
const offer = () => act(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })) && undefined)

const withReading = (fake: FakeApi) => {
  fake.signIn()
  fake.receiveUpload('seed', 'time_ms,red,green,blue\n0,180,20,5')
  fake.answer('/hrv-task', { upload_id: 'seed' })
}

beforeAll(watchInstallOffer)
beforeEach(() => prompt.mockClear())
// An app that was installed is offered no more; the next test begins anew.
afterEach(() => act(() => dispatchEvent(new Event('appinstalled')) && undefined))

describe('keeping the app on the home screen', () => {
  test('is offered under About where the browser can', async () => {
    const { user } = openApp('/app/me/about', (fake) => fake.signIn())
    await screen.findByRole('heading', { name: 'About' })
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
    offer()
    await user.click(await screen.findByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Install' })).toBeNull())
  })

  test('is offered after a reading, and a no holds there', async () => {
    const { user, unmount } = openApp('/app/reading/result', withReading)
    offer()
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(screen.queryByText('You can add this to your home screen.')).toBeNull()
    unmount()
    openApp('/app/reading/result', withReading)
    await screen.findByRole('link', { name: 'Back to your ring' })
    expect(screen.queryByText('You can add this to your home screen.')).toBeNull()
  })

  test('is explained in words where only the person can do it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
    const { user } = openApp('/app/reading/result', withReading)
    await user.click(await screen.findByRole('button', { name: 'Show me how' }))
    expect(screen.getByRole('dialog', { name: 'On an iPhone or iPad' })).toHaveTextContent('Add to Home Screen')
  })
})
