import { expect, test } from '../../support/fixtures'
import { aMemberWithPassword, aPassword, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface SessionView {
  session_id: string
  browser: string
  system: string
  is_current: boolean
}

const sessionsPath = '/authorized/account/sessions'
const end = '/authorized/account/sessions/end'

async function sessionsOf(person: Person): Promise<SessionView[]> {
  const { status, body } = await person.api.get<{ sessions: SessionView[] }>(sessionsPath)
  expect(status).toBe(200)
  return body.sessions
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Ana is signed in here, and on a tablet with Firefox. */
async function twoDevices(server: Person['server']) {
  const ana = await aMemberWithPassword(server)
  const tablet = aVisitor(server)
  const credentials = { email_address: ana.member.email_address, password: aPassword, device_uuid: 'tablet' }
  await tablet.api.post('/account/login', credentials, { 'User-Agent': firefox })
  return { ana, tablet }
}

test('lists where the member is signed in, in words, with the present one marked', async ({ server }) => {
  const { ana, tablet } = await twoDevices(server)
  const sessions = await sessionsOf(ana)
  expect(sessions.map(({ browser, system, is_current }) => ({ browser, system, is_current }))).toEqual([
    { browser: 'Firefox', system: 'Linux', is_current: false },
    { browser: '', system: '', is_current: true },
  ])
  expect((await sessionsOf(tablet)).map(({ is_current }) => is_current)).toEqual([true, false])
})

test('ends one other device, and again is harmless', async ({ server }) => {
  const { ana, tablet } = await twoDevices(server)
  const [other] = await sessionsOf(ana)
  for (const _ of [1, 2]) {
    const { status, body } = await ana.api.put<{ sessions: SessionView[] }>(end, { session_id: other?.session_id })
    expect(status).toBe(200)
    expect(body.sessions.map(({ is_current }) => is_current)).toEqual([true])
  }
  expect((await tablet.config()).body.member).toBeNull()
  expect((await ana.config()).body.member).not.toBeNull()
})

test('ends all others', async ({ server }) => {
  const { ana, tablet } = await twoDevices(server)
  expect((await ana.api.put(end, { all_others: true })).status).toBe(200)
  expect((await tablet.config()).body.member).toBeNull()
  expect(await sessionsOf(ana)).toHaveLength(1)
})

test('nobody ends the session of another member', async ({ server }) => {
  const { ana } = await twoDevices(server)
  const bea = await aMemberWithPassword(server)
  const [other] = await sessionsOf(bea)
  expect((await ana.api.put(end, { session_id: other?.session_id })).status).toBe(200)
  expect((await bea.config()).body.member).not.toBeNull()
})

test('refused by name: the present one, neither, wrong types', async ({ server }) => {
  const { ana } = await twoDevices(server)
  const present = (await sessionsOf(ana)).find(({ is_current }) => is_current)
  expectRefusal(await ana.api.put(end, { session_id: present?.session_id }), 422, 'invalid_input', 'session_id')
  expectRefusal(await ana.api.put(end, {}), 422, 'invalid_input', 'session_id')
  expectRefusal(await ana.api.put(end, { all_others: false }), 422, 'invalid_input', 'session_id')
  expectRefusal(await ana.api.put(end, { all_others: 'yes' }), 422, 'invalid_input', 'all_others')
  expectRefusal(await ana.api.put(end, { session: 'x' }), 422, 'invalid_input', 'session')
})
