import type { Member } from '../../../web/packages/api/src/types'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Settings {
  topics: Record<string, boolean>
  times: number[]
  quiet_hours: { from: number; to: number } | null
  pause_until: string | null
}
interface Reply {
  settings: Settings
  member: Member
}

const path = '/authorized/notification/settings'
const change = (person: Person, settings: object) =>
  person.api.post<Reply>(path, { topics: {}, times: [], ...settings })
const read = (person: Person) => person.api.get<Reply>(path)

describe('settings', () => {
  test('before anything was said are the usual ones', async ({ server }) => {
    const { status, body } = await read(await aMember(server))
    expect(status).toBe(200)
    expect(body.settings).toMatchObject({ times: [540], quiet_hours: { from: 1320, to: 420 }, pause_until: null })
    expect(body.settings.topics).toMatchObject({ check_in: true, journal: true, news: false })
  })

  test('are read as they were sent, and are the member’s own', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const pause_until = new Date(Date.now() + 86_400_000).toISOString()
    const sent = { topics: { news: true }, times: [1200, 480], quiet_hours: { from: 0, to: 360 }, pause_until }
    const { body } = await change(ana, sent)
    expect(body.settings).toMatchObject({ times: [480, 1200], quiet_hours: { from: 0, to: 360 }, pause_until })
    expect(Object.entries(body.settings.topics).filter(([, on]) => on)).toEqual([['news', true]])
    expect((await read(ana)).body.settings).toEqual(body.settings)
    expect(body.member.settings.notifications_paused_until).toBe(pause_until)
    expect((await read(bea)).body.settings.times).toEqual([540])
  })

  test('from two devices at once are those of one of them', async ({ server }) => {
    const ana = await aMember(server)
    const both = [
      { topics: { news: true }, times: [60] },
      { topics: { journal: true }, times: [120] },
    ]
    await Promise.all([...both, ...both].map((settings) => change(ana, settings)))
    const { settings } = (await read(ana)).body
    expect(settings.topics.news).toBe(settings.times[0] === 60)
    expect(settings.topics.journal).toBe(settings.times[0] === 120)
  })

  test.for([
    ['a topic that nobody knows', { topics: { weather: true } }, 'topics.weather'],
    ['a topic that is neither on nor off', { topics: { news: 'yes' } }, 'topics.news'],
    ['a time outside the day', { times: [1440] }, 'times'],
    ['seven times', { times: [1, 2, 3, 4, 5, 6, 7] }, 'times'],
    ['a time that is none', { times: ['nine'] }, 'times[0]'],
    ['quiet hours without a length', { quiet_hours: { from: 5, to: 5 } }, 'quiet_hours.to'],
    ['quiet hours without an end', { quiet_hours: { from: 5 } }, 'quiet_hours.to'],
    ['a pause of two years', { pause_until: '2030-01-01T00:00:00Z' }, 'pause_until'],
    ['a field that does not exist', { volume: 11 }, 'volume'],
  ] as const)('refused: %s', async ([, settings, field], { server }) => {
    expectRefusal(await change(await aMember(server), settings), 422, 'invalid_input', field)
  })

  test('without topics or times are refused, not emptied', async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(await ana.api.post(path, {}), 422, 'invalid_input', 'topics')
    expectRefusal(await ana.api.post(path, { topics: {} }), 422, 'invalid_input', 'times')
  })
})

describe('a token', () => {
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
  const subscription = (name: string) => ({ endpoint: `https://push.example.com/${name}`, expirationTime: null, keys })
  const register = (person: Person, notification_token: unknown) =>
    person.api.post<{ service: string; member: Member }>('/authorized/notification/token', { notification_token })

  test.for([
    ['a Web Push subscription as text', JSON.stringify(subscription('text')), 'web_push'],
    ['a Web Push subscription as it is', subscription('object'), 'web_push'],
    ['an APNs token', '0123456789abcdef'.repeat(4), 'apns'],
    ['an FCM token', `dQw4w9WgXcQ:APA91b${'x'.repeat(120)}`, 'fcm'],
  ] as const)('%s is recognised', async ([, token, service], { server }) => {
    const ana = await aMember(server)
    for (let time = 0; time < 2; time++) {
      const { status, body } = await register(ana, token)
      expect([status, body.service]).toEqual([200, service])
    }
  })

  test('may move to another account, also from both at once', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const token = subscription(crypto.randomUUID())
    const answers = await Promise.all([ana, bea, ana, bea].map((person) => register(person, token)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
  })

  test.for([
    ['nothing', ''],
    ['a few letters', 'abc'],
    ['a text without end', 'a'.repeat(3000)],
    ['broken JSON', '{"endpoint":'],
    ['an endpoint in our own network', { ...subscription('x'), endpoint: 'https://127.0.0.1/x' }],
    ['an endpoint without TLS', { ...subscription('x'), endpoint: 'http://push.example.com/x' }],
    ['keys too short', { ...subscription('x'), keys: { p256dh: 'B', auth: 'b' } }],
  ] as const)('refused: %s', async ([, token], { server }) => {
    expectRefusal(await register(await aMember(server), token), 422, 'invalid_input', 'notification_token')
  })

  test('refused by the field inside', async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(
      await register(ana, { endpoint: 'https://push.example.com/x' }),
      422,
      'invalid_input',
      'notification_token.keys',
    )
    expectRefusal(await register(ana, 5), 422, 'invalid_input', 'notification_token')
  })
})
