import type { FakeApi } from './fake-api/fake-api'
import { suggestion } from './fake-api/fake-daily'

/** The slowest of our machines draws a whole screen in this time. */
export const SLOW = { timeout: 20_000 }

export const CHECK_IN = '/api/premium/authorized/assessment/check-in'

export const signedIn = (api: FakeApi) => api.signIn()

/** A member with a suggestion, a place in the program, an article for today and three check-ins behind them. */
export function practising(api: FakeApi) {
  api.signIn({
    suggestion: suggestion(),
    program: { week: 1, day: 3, paused: false, finished: false, title: 'Nights and light' },
    daily_article: {
      article_id: 'anger',
      title: 'Anger has a job',
      summary: 'What anger is for.',
      reading_minutes: 5,
      category: 'nervous_system',
      is_completed: false,
    },
  })
  for (const [index, comfort] of [0.9, 0.8, -0.9].entries()) {
    const checked_in_at = new Date(Date.now() - (index + 1) * 3_600_000).toISOString()
    api.answer(CHECK_IN, { event_uuid: `past-${index}`, arousal: 0.3, comfort, checked_in_at, note: `Note ${index}` })
  }
}

export const sentTo = (api: FakeApi, path: string) =>
  api.calls.filter((call) => call.path.endsWith(path)).map(({ body }) => body)
