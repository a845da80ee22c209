import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { fakePatterns } from '../../../../testing/fake-api/fake-patterns'
import { network } from '../../../../testing/network'
import { openApp } from '../../../../testing/open-app'
import { practising, SLOW, sentTo, signedIn } from '../../../../testing/practising'

vi.setConfig({ testTimeout: 30_000 })

describe('progress', () => {
  test('asks for patience once, however many charts are on their way', async () => {
    openApp('/app/progress', practising)
    network.use(http.all('*/authorized/history/*', () => delay('infinite')))
    expect(await screen.findByRole('heading', { name: 'Minutes practised' }, SLOW)).toBeVisible()
    const words = screen.getAllByText('One breath, please')
    expect(words.length).toBeGreaterThan(3)
    const said = () => words.filter((one) => getComputedStyle(one).visibility === 'visible')
    await waitFor(() => expect(said()).toEqual([words[0]]))
  })

  test('counts the minutes of practice, and every day without', async () => {
    openApp('/app/progress', practising)
    expect(
      await screen.findByRole('img', { name: /You practised on 13 of the last 28 days, 284 minutes/ }, SLOW),
    ).toBeVisible()
    expect(screen.getByText('Dotted line: 20 a day')).toBeVisible()
  })

  test('says what goes together, with how many days, and what does not in the table', async () => {
    openApp('/app/progress', practising)
    expect(await screen.findByText('Days with it: 9. Without: 22.', undefined, SLOW)).toBeVisible()
    const rows = screen.getAllByRole('row', { name: /no pattern found/ })
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Monday', 'Warm hands'])
    expect(
      screen.getByRole('row', { name: /Poor sleep 9 22 -0.41 \(-0.63 to -0.19\) goes together/ }),
    ).toBeInTheDocument()
    expect(screen.queryByText('Wrote in the journal')).toBeNull()
  })

  test('says that it is too early to compare, and when it finds no pattern', async () => {
    const { unmount } = openApp('/app/progress', signedIn)
    expect(await screen.findByText(/Too early to say. You have checked in on 3 days/, undefined, SLOW)).toBeVisible()
    unmount()
    openApp('/app/progress', (api) => {
      signedIn(api)
      const nothing = { ...fakePatterns(true), any_found: false }
      const patterns = nothing.patterns.map((pattern) =>
        pattern.comparison ? { ...pattern, finding: 'none' } : pattern,
      )
      api.plan('/api/authorized/history/patterns', { status: 200, body: { ...nothing, patterns } })
    })
    expect(await screen.findByText('No pattern found', undefined, SLOW)).toBeVisible()
    expect(screen.getByText(/^We compared 4 things/)).toBeVisible()
  })

  test('without a check-in is pending, and says what it needs', async () => {
    openApp('/app/progress', signedIn)
    expect(await screen.findByText('Pending', {}, SLOW)).toBeVisible()
    expect(screen.getByText('No check-in in this period. One is enough to begin.')).toBeVisible()
  })

  test('shows every chart in words and as a table too, for the time that is chosen', async () => {
    const { user, api } = openApp('/app/progress', practising)
    const share = await screen.findByRole('row', { name: /Ventral Vagal.*67%.*2 check-ins/ }, SLOW)
    expect(share).toBeVisible()
    expect(screen.getByRole('img', { name: /From 3 check-ins/ })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Period'), 'week')
    await waitFor(() => expect(sentTo(api, '/history/states').at(-1)).toEqual({ interval: 'week' }))
    expect(screen.getByRole('slider', { name: 'A day of the year' })).toHaveAttribute('aria-valuetext')
    expect(await screen.findByText('9 ratings', {}, SLOW)).toBeVisible()
    expect(screen.getByRole('row', { name: /Tends to help \+1\.4 9$/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Too early to say -0\.2 2$/ })).toBeInTheDocument()
  })
})
