import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../../../testing/open-app'
import { practising, SLOW } from '../../../../testing/practising'
import { keepLanguage } from '../lib/words/locale'

const said: SpeechSynthesisUtterance[] = []

class Utterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  constructor(readonly text: string) {}
}

const voiceOf = (lang: string) => ({ lang, voiceURI: lang, localService: true })

beforeEach(() => {
  said.length = 0
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voiceOf('de-DE'), voiceOf('en-GB')],
    speak: (utterance: SpeechSynthesisUtterance) => said.push(utterance),
    cancel: () => undefined,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an article is read by a voice of its own language, and says to a screen reader which it is', async () => {
  keepLanguage('de')
  const { user } = openApp('/app/learn/anger', practising)
  const title = await screen.findByRole('heading', { level: 1, name: 'Anger has a job' }, SLOW)
  expect(title).toHaveAttribute('lang', 'en')
  await user.click(await screen.findByRole('button', { name: 'Vorlesen' }, SLOW))
  expect(said[0]).toMatchObject({ lang: 'en-GB', voice: { lang: 'en-GB' } })
})
