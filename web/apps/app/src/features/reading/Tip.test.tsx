import type { LiveView, Trouble } from '@evenkeel/hrv'
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import arabic from '../../../../../../content/locales/ar/app.json'
import german from '../../../../../../content/locales/de/app.json'
import english from '../../../../../../content/locales/en/app.json'
import spanish from '../../../../../../content/locales/es/app.json'
import { Counted } from './Counted'
import type { CaptureView } from './capture-session'
import { Tip } from './Tip'

const WORDS = { en: english, de: german, es: spanish, ar: arabic }

function viewOf(live: Partial<LiveView>): CaptureView {
  return {
    phase: 'measuring',
    secondsLeft: 37,
    clearSeconds: 23,
    quality: [0.9, 0.1],
    share: 0.4,
    mayMeasureAnyway: false,
    lostAtSecond: undefined,
    keptSeconds: undefined,
    live: { contact: 'fine', clarity: 0.3, pulse: 61, trace: [], ...live },
  }
}

async function show(live: Partial<LiveView>, language: keyof typeof WORDS = 'en') {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    resources: { [language]: { app: WORDS[language] } },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  })
  return render(
    <I18nextProvider i18n={i18n}>
      <Tip view={viewOf(live)} isLit />
      <Counted view={viewOf(live)} />
    </I18nextProvider>,
  )
}

const SAID: [Trouble, string][] = [
  ['motion', 'Hold it still'],
  ['pressure', 'Keep the same pressure'],
  ['too_dark', 'A little more light'],
  ['lamp_flicker', 'A lamp flickers'],
  ['no_finger', 'Cover the lens'],
  ['saturated', 'A touch less light'],
  ['irregular_rhythm', 'The beats come unevenly'],
  ['weak_pulse', 'Press a little lighter'],
  ['no_pulse', 'No pulse yet'],
  ['frame_rate', 'Too few pictures'],
]

describe('the engine’s own reason', () => {
  test.each(SAID)('%s is said as "%s"', async (trouble, title) => {
    await show({ trouble })
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
  })

  test.each(Object.keys(WORDS) as (keyof typeof WORDS)[])('has words of its own for each in %s', async (language) => {
    const titles = new Set<string>()
    for (const [trouble] of SAID) {
      const { container, unmount } = await show({ trouble }, language)
      expect(container).not.toHaveTextContent('reading.')
      titles.add(container.querySelector('h2')?.textContent ?? '')
      unmount()
    }
    expect(titles.size).toBe(SAID.length)
  })

  test('gives way to a finger that has left', async () => {
    await show({ contact: 'no_finger', trouble: 'irregular_rhythm' })
    expect(screen.getByRole('heading', { name: 'Cover the lens' })).toBeVisible()
  })

  test('is left unsaid where nothing is wrong', async () => {
    await show({})
    expect(screen.getByRole('heading', { name: 'Just like that' })).toBeVisible()
    expect(screen.getByText('Clear seconds: 23 of 60')).toBeVisible()
  })

  test('is told of the seconds that just did not count, and that it goes on', async () => {
    await show({ uncounted: { trouble: 'motion', seconds: 3 } })
    expect(screen.getByText('Not counted just now: 3 s (movement). Hold still and it goes on.')).toBeVisible()
  })
})
