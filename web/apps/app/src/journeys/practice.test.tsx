import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { answerWith, cutOff } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'
import { stored } from '../lib/device/stored'

const signedIn = (api: FakeApi) => api.signIn()
const scrolled = vi.fn()
Element.prototype.scrollIntoView = scrolled

afterEach(() => scrolled.mockReset())

const CHECK_IN = '/api/premium/authorized/assessment/check-in'
const RESULT = '/api/premium/authorized/assessment/exercise'
/** Milliseconds that the exercise of these tests lasts. */
const LENGTH = 180_000

describe('the finder', () => {
  test('asks for a mood in words, and shows one exercise with its reasons and one other', async () => {
    const { user, api } = openApp('/app/practice', signedIn)
    await user.type(await screen.findByLabelText('How do you feel now?'), 'wound up')
    await user.type(screen.getByLabelText('How would you like to feel?'), 'calm')
    await user.click(screen.getByRole('button', { name: 'Find an exercise' }))
    const why = await screen.findByRole('list', { name: 'Why this one' })
    expect(within(why).getByText('Good trials stand behind it.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start, 3 minutes' })).toHaveAttribute(
      'href',
      '/app/practice/long-exhale/play',
    )
    const asked = api.calls.find(({ path }) => path.endsWith('/recommendation/exercise'))
    expect(asked?.body).toEqual({ current_mood: 'wound up', desired_mood: 'calm' })
    // The answer stands above the question, and on a phone out of sight.
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'For now' })]))

    await user.click(screen.getByRole('button', { name: 'Neither fits' }))
    await waitFor(() => expect(api.member?.suggestion?.exercise.exercise_id).toBe('butterfly-taps'))
  })

  test('puts a refusal beside the mood that was not understood', async () => {
    const { user } = openApp('/app/practice', signedIn)
    const field = await screen.findByLabelText('How do you feel now?')
    await user.type(field, 'xyzzyx')
    await user.click(screen.getByRole('button', { name: 'Find an exercise' }))
    expect(await screen.findByText(/Did you mean "Numb"/)).toBeVisible()
    expect(field).toBeInvalid()
  })

  test('searches and filters the whole library', async () => {
    const { user } = openApp('/app/practice', signedIn)
    await user.type(await screen.findByLabelText('Search'), 'walk')
    expect(await screen.findByRole('link', { name: /Ten-minute brisk walk/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Lying' }))
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.queryByRole('link', { name: /brisk walk/ })).toBeNull()
    expect(screen.getByRole('button', { name: '1 filter' })).toBeVisible()
  })

  test('has the library as it was left after a look at an exercise', async () => {
    const { user } = openApp('/app', signedIn)
    await user.click(await screen.findByRole('link', { name: 'Practice' }))
    await user.type(await screen.findByLabelText('Search'), 'walk')
    await user.click(await screen.findByRole('link', { name: /Ten-minute brisk walk/ }))
    await waitFor(() => expect(screen.queryByLabelText('Search')).toBeNull())
    history.back()
    expect(await screen.findByLabelText('Search')).toHaveValue('walk')
  })
})

describe('an exercise', () => {
  test('says how it feels, when to stop and what it rests on', async () => {
    openApp('/app/practice/long-exhale', signedIn)
    expect(await screen.findByRole('heading', { name: 'When to stop' })).toBeVisible()
    expect(screen.getByText(/pressing the last air out/)).toBeVisible()
    expect(screen.getByText(/Grade A/)).toBeVisible()
    expect(screen.getByRole('link', { name: /10\.1038/ })).toHaveAttribute('href', expect.stringContaining('doi.org'))
  })

  test('that was opened before opens without a connection', async () => {
    const first = openApp('/app/practice/long-exhale', signedIn)
    await screen.findByRole('heading', { name: 'When to stop' })
    first.unmount()
    openApp('/app/practice/long-exhale', signedIn)
    await screen.findByRole('heading', { name: 'When to stop' })
  })
})

describe('the player', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  })

  const begin = async () => {
    const opened = openApp('/app/practice/long-exhale/play', signedIn)
    await opened.user.click(await screen.findByRole('button', { name: 'Begin' }))
    return opened
  }

  test('goes through the steps, forwards and backwards, and pauses', async () => {
    const { user } = await begin()
    expect(screen.getByText('Sit so that your back is held.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next step' }))
    expect(await screen.findByText('In')).toBeVisible()
    expect(screen.getByText('Breath 1 of 14')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await user.click(screen.getByRole('button', { name: 'Next step' }))
    expect(await screen.findByText('Out')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByText('In')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  })

  test('is slow at first, and remembers another pace', async () => {
    const { user } = await begin()
    await user.click(screen.getByRole('button', { name: /Pace 0.75/ }))
    expect(screen.getByRole('button', { name: /Pace 1×/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sound and pace' }))
    expect(screen.getByRole('button', { name: '1×' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '0.75×' }))
  })

  test('keeps where it led, as a rating, a place and a new dot on the ring', async () => {
    const { user, api } = openApp('/app/practice/long-exhale/play', signedIn)
    const ring = await screen.findByRole('slider', { name: 'Where are you right now?' })
    fireEvent.keyDown(ring, { key: 'End' })
    const before = Number(ring.getAttribute('aria-valuenow'))
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    expect(await screen.findByRole('heading', { name: 'And now?' })).toBeVisible()
    expect(screen.getByText('You stopped early, which is fine.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Lighter' }))
    expect(screen.getByRole('slider', { name: 'Where are you now?' })).not.toHaveAttribute(
      'aria-valuenow',
      String(before),
    )
    await user.type(screen.getByLabelText('Add a note, if you like'), 'Softer')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(location.pathname).toBe('/app'))
    const sent = api.calls.filter(({ path }) => path === RESULT)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      exercise_id: 'long-exhale',
      completed: false,
      felt_effect: 1,
      mood_scale: 'ring',
      note: 'Softer',
    })
    expect(Math.round(Number(sent[0]?.body.mood_before))).toBe(before)
    expect(api.calls.filter(({ path }) => path === CHECK_IN)).toHaveLength(1)
  })

  test('says nothing about a mood that was not said', async () => {
    const { user, api } = await begin()
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(api.calls.filter(({ path }) => path === RESULT)).toHaveLength(1))
    const [{ body } = { body: {} }] = api.calls.filter(({ path }) => path === RESULT)
    for (const field of ['mood_before', 'mood_after', 'felt_effect']) expect(body).not.toHaveProperty(field)
    expect(api.calls.some(({ path }) => path === CHECK_IN)).toBe(false)
  })

  test('after a bad time offers something gentler and a person', async () => {
    const { user } = await begin()
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    await user.click(await screen.findByRole('button', { name: 'Worse' }))
    expect(await screen.findByText(/you did nothing wrong/)).toBeVisible()
    expect(screen.getByText('Or a voice: people who answer')).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Start, / })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Nothing more now' })).toBeVisible()
  })

  test('goes on where it was after the app was killed', async () => {
    const { user, unmount } = await begin()
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await user.click(screen.getByRole('button', { name: 'Next step' }))
    await user.click(screen.getByRole('button', { name: 'Next step' }))
    await screen.findByText('Out')
    unmount()
    const again = openApp('/app/practice/long-exhale/play', signedIn)
    await again.user.click(await screen.findByRole('button', { name: 'Continue at 0:24' }))
    expect(await screen.findByText('Out')).toBeVisible()
  })

  /** Two seconds before the end of an exercise that was done in full. */
  const atTheEnd = (api: FakeApi) => {
    api.signIn()
    stored('player_place').write({
      memberId: api.member?.member_id,
      exerciseId: 'long-exhale',
      eventUuid: 'e-1',
      startedAt: new Date(Date.now() - 300_000).toISOString(),
      position: LENGTH - 2_000,
      practised: 200_000,
      keptAt: Date.now(),
    })
  }
  const finish = async () => {
    const opened = openApp('/app/practice/long-exhale/play', atTheEnd)
    await opened.user.click(await screen.findByRole('button', { name: /^Continue at/ }))
    await screen.findByRole('heading', { name: 'And now?' })
    return opened
  }
  const results = (api: FakeApi) => api.calls.filter(({ path }) => path === RESULT).map(({ body }) => body)

  test('comes back to its end after the app was killed there, and counts once without an answer', async () => {
    const { unmount } = await finish()
    unmount()
    const again = openApp('/app/practice/long-exhale/play', signedIn)
    expect(await screen.findByRole('heading', { name: 'And now?' })).toBeVisible()
    again.unmount()
    const { api } = openApp('/app', signedIn)
    await waitFor(() => expect(results(api)).toHaveLength(1))
    expect(results(api)[0]).toMatchObject({ event_uuid: 'e-1', exercise_id: 'long-exhale', completed: true })
    expect(localStorage.getItem('evenkeel.finished_exercise')).toBeNull()
  })

  test('that was left without keeping it counts for nothing', async () => {
    const { user, api } = await finish()
    await user.click(screen.getByRole('link', { name: 'Leave without saving' }))
    expect(await screen.findByRole('heading', { name: 'When to stop' })).toBeVisible()
    expect(localStorage.getItem('evenkeel.finished_exercise')).toBeNull()
    expect(results(api)).toEqual([])
  })

  test('keeps the place that is said on coming back', async () => {
    const { user, api } = openApp('/app/practice/long-exhale/play', atTheEnd)
    fireEvent.keyDown(await screen.findByRole('slider', { name: 'Where are you right now?' }), { key: 'PageDown' })
    await user.click(screen.getByRole('button', { name: /^Continue at/ }))
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(results(api)[0]).toMatchObject({ mood_scale: 'ring', mood_before: expect.any(Number) }))
  })

  test('without a connection keeps the result and sends it later, once', async () => {
    const { user, api, unmount } = await begin()
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    cutOff()
    fireEvent.keyDown(await screen.findByRole('slider', { name: 'Where are you now?' }), { key: 'End' })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    // The ring of home moves at once, and what waits is said.
    expect(await screen.findByText(/^at /)).toBeVisible()
    expect((await screen.findAllByText(/waiting on this device/)).length).toBeGreaterThan(0)
    answerWith(api)
    // Coming back to home tries again at once; otherwise the next half minute does.
    await user.click(screen.getByRole('link', { name: 'Progress' }))
    await screen.findByRole('heading', { name: 'Progress' })
    await user.click(screen.getByRole('link', { name: 'Home' }))
    const sent = (path: string) => api.calls.filter((call) => call.path === path)
    await waitFor(() => expect([sent(CHECK_IN).length, sent(RESULT).length]).toEqual([1, 1]), { timeout: 40_000 })
    unmount()
  })
})
