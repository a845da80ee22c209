import { adminCommand } from '../../support/admin'
import { expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

const anEvent = (event_type: string, more: object = {}) => ({ event_uuid: crypto.randomUUID(), event_type, ...more })

const tell = (person: Person, ...events: object[]) => person.api.post<{ kept: number }>('/site/events', { events })

test('an event counts once, however often it is told', async ({ startServer }) => {
  const server = await startServer()
  const lead = anEvent('Lead', { place: 'cert_offer' })
  const view = anEvent('PageView', { place: '/certification' })
  expect((await tell(aVisitor(server), lead, view)).body).toEqual({ kept: 2 })
  expect((await tell(aVisitor(server), lead, anEvent('Lead', { place: 'cert_offer' }))).body).toEqual({ kept: 1 })
  const out = await adminCommand(server, 'experiments')
  expect(out).toMatch(/ 2 {2}Lead cert_offer\n/)
  expect(out).toMatch(/ 1 {2}PageView \/certification\n/)
})

test('an operator reads what an experiment came to', async ({ startServer }) => {
  const server = await startServer()
  const shown = (red: boolean) => ({ experiments: { web_cert_offer__red_button: red } })
  const exposures = Array.from({ length: 20 }, (_, i) => anEvent('exposure', shown(i % 2 === 0)))
  await tell(aVisitor(server), ...exposures)
  await tell(aVisitor(server), anEvent('conversion', shown(true)), anEvent('conversion', shown(true)))
  const out = await adminCommand(server, 'experiments')
  expect(out).toMatch(/web_cert_offer__red_button\n/)
  expect(out).toMatch(/off +10 shown +0 went on +0\.0 % {2}\(0\.0 to 27\.8 %\)/)
  expect(out).toMatch(/on +10 shown +2 went on +20\.0 % {2}\(5\.7 to 51\.0 %\)/)
  expect(out).toMatch(/sample ratio p = 1\.0000\n/)
  for (let batch = 0; batch < 2; batch++)
    await tell(aVisitor(server), ...Array.from({ length: 20 }, () => anEvent('exposure', shown(true))))
  expect(await adminCommand(server, 'experiments')).toContain('were not drawn by a fair coin')
})

test('nothing but names of the list, places and marks can be told', async ({ server }) => {
  const marks = { experiments: { red: true } }
  for (const [field, event] of [
    ['events.event_type', anEvent('QuizAnswer')],
    ['events.event_uuid', { event_uuid: 'mara@example.org', event_type: 'Lead' }],
    ['events.place', anEvent('Lead', { place: 'mara@example.org' })],
    ['events.place', anEvent('Lead', { place: 'a'.repeat(61) })],
    ['events.experiments', anEvent('Lead', marks)],
    ['events.experiments', anEvent('exposure', { experiments: { 'Mara Example': true } })],
  ] as const)
    expectRefusal(await tell(aVisitor(server), event), 422, 'invalid_input', field)
  const tooMany = Array.from({ length: 21 }, () => anEvent('Lead'))
  expectRefusal(await tell(aVisitor(server), ...tooMany), 422, 'invalid_input', 'events')
  const answers = await aVisitor(server).api.post('/site/events', { events: [{ ...anEvent('Lead'), answers: [1] }] })
  expect(answers.status).toBe(422)
})

test('nobody is known by it: a member leaves no trace', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  expect((await tell(ana, anEvent('Lead', { place: 'quiz' }))).status).toBe(200)
  expect(await adminCommand(server, 'experiments')).toContain('Lead quiz')
})

test('is forgotten after 400 days', async ({ startServer }) => {
  const server = await startServer()
  await server.setClock(new Date(Date.now() - 402 * 86_400_000).toISOString())
  await tell(aVisitor(server), anEvent('Lead', { place: 'quiz' }))
  await server.setClock(new Date().toISOString())
  await server.runJobs()
  expect(await adminCommand(server, 'experiments', '--days', '400')).not.toContain('Lead quiz')
})

test('one client is bounded', async ({ startServer }) => {
  const server = await startServer()
  const robot = aVisitor(server)
  for (let i = 0; i < 120; i++) await tell(robot)
  expectRefusal(await tell(robot), 429, 'too_many_requests')
})

interface Sides {
  experiments_current_version: number
  experiments: Record<string, boolean>
}

test('the same lot is on the same sides, for whoever asks, and the lots are split half and half', async ({
  server,
}) => {
  const sidesOf = async (lot: number) => {
    const { status, headers, body } = await aVisitor(server).api.get<Sides>(`/site/experiments?lot=${lot}`)
    expect(status).toBe(200)
    expect(headers.get('Set-Cookie')).toBeNull()
    return body
  }
  expect(await sidesOf(4711)).toEqual(await sidesOf(4711))
  expect((await sidesOf(0)).experiments_current_version).toBe(3)
  // Of the first 32 lots 16 see the red button (server/core/experiment/sides_test.cpp); these are lots 0 to 7.
  const red = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(sidesOf))
  expect(red.map(({ experiments }) => experiments.web_cert_offer__red_button)).toEqual([
    false,
    false,
    false,
    true,
    false,
    true,
    false,
    false,
  ])
  expect(Object.keys((await sidesOf(1)).experiments)).toHaveLength(7)
})

test.for(['-1', '65536', '1.5', 'mara', ''])('%s is no lot', async (lot, { server }) => {
  expectRefusal(await aVisitor(server).api.get(`/site/experiments?lot=${lot}`), 422, 'invalid_input', 'lot')
})
