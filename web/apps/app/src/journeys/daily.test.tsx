import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { cutOff } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'
import { practising, SLOW, sentTo, signedIn } from '../../../../testing/practising'

vi.setConfig({ testTimeout: 30_000 })

describe('home', () => {
  test('has one exercise to start, another to choose, and a screen for every part of today', async () => {
    openApp('/app', practising)
    expect(await screen.findByRole('link', { name: 'Start, 5 minutes' }, SLOW)).toHaveAttribute(
      'href',
      '/app/practice/long-exhale/play',
    )
    expect(screen.getByRole('link', { name: 'Or try Shake it out, 3 minutes' })).toBeVisible()
    const today = screen.getByRole('region', { name: 'Today' })
    expect(within(today).getByRole('link', { name: /Social play/ })).toHaveAttribute(
      'href',
      '/app/program/3#social_play',
    )
    expect(screen.getByRole('link', { name: /Anger has a job/ })).toHaveAttribute('href', '/app/learn/anger')
  })

  test('says how sure the score is and what it was before', async () => {
    const { user } = openApp('/app', practising)
    await user.click(await screen.findByRole('button', { name: /^Why/ }, SLOW))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByRole('heading', { name: 'Certainty' })).toBeVisible()
  })
})

describe('a check-in of the past', () => {
  test('is dated by the member and not by the clock', async () => {
    const { user, api } = openApp('/app/check-in', signedIn)
    await user.click(await screen.findByRole('button', { name: /When was this/ }, SLOW))
    const dialog = screen.getByRole('dialog')
    const field = within(dialog).getByLabelText('Day and time')
    const text = field.getAttribute('min') ?? ''
    await user.clear(field)
    await user.type(field, text)
    await user.click(within(dialog).getByRole('button', { name: 'Use this time' }))
    expect(await screen.findByRole('heading', { name: 'Where were you then?' })).toBeVisible()
    screen.getByRole('slider').focus()
    await user.keyboard('{PageDown}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo(api, '/check-in')).toHaveLength(1))
    expect(sentTo(api, '/check-in')[0]).toMatchObject({ checked_in_at: new Date(text).toISOString() })
    expect(await screen.findByRole('heading', { name: /^Good / }, SLOW)).toBeVisible()
  })

  test('can be set right', async () => {
    const { user, api } = openApp('/app/check-ins', practising)
    await user.click(await screen.findByRole('link', { name: /Note 1/ }, SLOW))
    const note = await screen.findByDisplayValue('Note 1', {}, SLOW)
    await user.clear(note)
    await user.type(note, 'Rather this')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(api.checkIns.find(({ check_in_id }) => check_in_id === 'past-1')?.note).toBe('Rather this'),
    )
    expect(api.checkIns).toHaveLength(3)
    // The way back is part of it; a screen that still leaves would take the next test's along.
    expect(await screen.findByRole('heading', { name: 'Your check-ins' }, SLOW)).toBeVisible()
  })

  test('by its address is found beyond the first page of the list', async () => {
    openApp('/app/check-ins/past-2', (api) => {
      practising(api)
      api.plan('/api/authorized/history/check-ins', { status: 200, body: { check_ins: [], next: 'more' } })
    })
    expect(await screen.findByDisplayValue('Note 2', undefined, SLOW)).toBeVisible()
  })

  test('that is gone says so', async () => {
    openApp('/app/check-ins/nowhere', practising)
    expect(await screen.findByText('This check-in no longer exists', undefined, SLOW)).toBeVisible()
  })

  test('can be taken back, after a question', async () => {
    const { user, api } = openApp('/app/check-ins/past-1', practising)
    await user.click(await screen.findByRole('button', { name: 'Remove this check-in' }, SLOW))
    const dialog = screen.getByRole('dialog', { name: 'Remove this check-in?' })
    expect(api.checkIns).toHaveLength(3)
    await user.click(within(dialog).getByRole('button', { name: 'Remove this check-in' }))
    expect(await screen.findByRole('heading', { name: 'Your check-ins' }, SLOW)).toBeVisible()
    expect(api.checkIns.map(({ check_in_id }) => check_in_id)).not.toContain('past-1')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Note 1/ })).toBeNull())
  })
})

describe('learn', () => {
  test('searches while typing and marks what it found', async () => {
    const { user, api } = openApp('/app/learn', practising)
    await user.type(await screen.findByRole('searchbox', {}, SLOW), 'slow')
    expect(await screen.findByText('1 article with “slow”.', {}, SLOW)).toBeVisible()
    expect(screen.getByText('slow').tagName).toBe('MARK')
    const searches = sentTo(api, '/recommendation/article').filter(({ is_search }) => is_search)
    expect(searches.at(-1)).toMatchObject({ query_text: 'slow' })
    expect(searches.length).toBeLessThan(4)
  })

  test('notes the end of an article and what it was worth', async () => {
    const { user, api } = openApp('/app/learn/anger', practising)
    await screen.findByRole('heading', { name: 'What it is good for' }, SLOW)
    await waitFor(() => expect(sentTo(api, '/article/start')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'I have read it' }))
    expect(await screen.findByText('You have read this one.', {}, SLOW)).toBeVisible()
    await waitFor(() =>
      expect(sentTo(api, '/article/completion')).toEqual([
        { article_id: 'anger', event_uuid: 'event-anger', is_daily_learn_article: true },
      ]),
    )
    await user.click(screen.getByRole('radio', { name: '4 of 5' }))
    await waitFor(() => expect(sentTo(api, '/article/rating')[0]).toMatchObject({ article_rating: 4 }))
  })

  test('without a connection says so and offers another try', async () => {
    openApp('/app/learn/anger', practising)
    cutOff()
    expect(await screen.findByRole('button', { name: /RETRY|Try again/ }, SLOW)).toBeVisible()
  })
})

describe('the program', () => {
  test('is paused and goes on where it stood', async () => {
    const { user, api } = openApp('/app/program', practising)
    await user.click(await screen.findByRole('button', { name: 'Pause the program' }, SLOW))
    expect(await screen.findByText(/Your place is kept at week 1, day 3/, {}, SLOW)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Resume' }))
    expect(await screen.findByRole('link', { name: 'Open this day' }, SLOW)).toBeVisible()
    expect(api.member?.program).toMatchObject({ week: 1, day: 3, paused: false })
  })

  test('starts over with or without the earlier weeks', async () => {
    const { user, api } = openApp('/app/program', practising)
    await user.click(await screen.findByRole('button', { name: 'Restart' }, SLOW))
    await user.click(screen.getByRole('button', { name: 'Restart and hide my earlier weeks' }))
    await waitFor(() =>
      expect(sentTo(api, '/program/restart')).toEqual([{ clear_existing_data: true, event_uuid: expect.any(String) }]),
    )
  })

  test('lets the parts of today be ticked off, and no other day’s', async () => {
    const { user, api } = openApp('/app/program/3', practising)
    const part = within(await screen.findByRole('region', { name: 'Social play' }, SLOW))
    await user.click(part.getByRole('button', { name: 'Mark as done' }))
    expect(await part.findByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
    expect(sentTo(api, '/plan_item')[0]).toMatchObject({ plan_item: 'social_play', done: true })
  })

  test('shows another day without ticks', async () => {
    openApp('/app/program/4', practising)
    await screen.findByRole('region', { name: 'Social play' }, SLOW)
    expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull()
  })

  test('keeps what is written about a week, and wants a word', async () => {
    const { user, api } = openApp('/app/program/reflection/1', practising)
    await user.click(await screen.findByRole('button', { name: 'Save' }, SLOW))
    expect(screen.getByRole('alert')).toHaveTextContent('Please answer at least one of the questions.')
    await user.type(screen.getByLabelText('Which of the six did you recognise at once?'), 'Play')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sentTo(api, '/program/reflection')[0]).toMatchObject({ week: 1, answers: ['Play', '', ''] }),
    )
  })
})

describe('the journal', () => {
  test('opens a conversation, is read, and takes a reaction and gives it back', async () => {
    const { user, api } = openApp('/app/journal/new', practising)
    await user.click(await screen.findByRole('radio', { name: 'Career & Business' }, SLOW))
    await user.click(screen.getByRole('radio', { name: /Sympathetic/ }))
    await user.click(screen.getByRole('button', { name: 'Begin' }))
    expect(await screen.findByText(/your engine running/, {}, SLOW)).toBeVisible()
    await waitFor(() => expect(sentTo(api, '/thread/read')).toHaveLength(1))
    expect(api.member?.unread_journal).toBe(0)
    const thanks = screen.getByRole('button', { name: 'Thanks' })
    await user.click(thanks)
    await waitFor(() => expect(sentTo(api, '/reaction').at(-1)).toMatchObject({ reaction_name: 'thanks' }))
    await user.click(screen.getByRole('button', { name: 'Thanks' }))
    await waitFor(() => expect(sentTo(api, '/reaction').at(-1)).toMatchObject({ reaction_name: 'none' }))
  })
})
