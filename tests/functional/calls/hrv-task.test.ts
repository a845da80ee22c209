import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, upload } from '../../support/person'
import { golden } from '../../support/recordings'
import { expectRefusal } from '../../support/refusals'

const rest = golden('rest_70s')

describe('a reading of a member', () => {
  test('ends in the heart rate that is really there', async ({ server }) => {
    const ana = await aMember(server)
    const started = await ana.submitReading(rest.csv, 'morning')
    expect(['queued', 'running', 'done']).toContain(started.status)
    const { status, result, rejection } = await ana.finishedTask(started.task_id)
    expect({ status, rejection }).toEqual({ status: 'done', rejection: null })
    expect(Math.abs((result?.hr_bpm ?? 0) - rest.hr_bpm)).toBeLessThanOrEqual(2)
    expect(result?.rmssd_ms).toBeGreaterThan(0)
    expect(result?.sdnn_ms).toBeGreaterThan(0)
    expect(result?.quality).toBeGreaterThan(0.5)
    expect(result?.duration_s).toBeCloseTo(70, 0)
    expect(result?.context).toBe('morning')
  })

  test('is in the snapshot and ticks the day off', async ({ server }) => {
    const ana = await aMember(server)
    const { task_id } = await ana.submitReading(rest.csv)
    const { member, result } = await ana.finishedTask(task_id)
    expect(member?.latest_reading).toEqual(result)
    expect(member?.today.items.find((item) => item.name === 'reading')?.done).toBe(true)
    expect((await ana.config()).body.member?.latest_reading?.task_id).toBe(task_id)
  })
})

describe('a reading that was taken without a connection', () => {
  const dayMs = 86_400_000

  test('counts on the day on which it was taken', async ({ startServer }) => {
    const server = await startServer()
    await server.setClock('2027-03-10T18:00:00.000Z')
    const ana = await aMember(server, { tz: 'UTC' })
    const permit = await ana.invitation()
    await upload(permit, rest.csv)
    const started = await ana.startTask({ upload_id: permit.upload_id, measured_at: '2027-03-07T07:30:00.000Z' })
    const { result, member } = await ana.finishedTask(started.body.task_id)
    expect(result?.measured_at).toBe('2027-03-07T07:30:00.000Z')
    expect(member?.today.items.find((item) => item.name === 'reading')?.done).toBe(false)
    const today = await ana.submitReading(rest.csv)
    await ana.finishedTask(today.task_id)
    const { body } = await ana.api.get<{ readings: { task_id: string }[] }>('/authorized/history/readings')
    expect(body.readings.map(({ task_id }) => task_id)).toEqual([today.task_id, started.body.task_id])
    const recovery = await ana.api.get<{ days: { day: string }[] }>('/authorized/history/recovery')
    expect(recovery.body.days.map(({ day }) => day)).toEqual(['2027-03-07', '2027-03-10'])
  })

  test.for([
    ['older than 14 days', -14 * dayMs - 60_000],
    ['more than five minutes ahead', 6 * 60_000],
  ] as const)('is refused by name when it is %s', async ([, offset], { server }) => {
    const ana = await aMember(server)
    const permit = await ana.invitation()
    await upload(permit, rest.csv)
    const at = (moment: number) => ({ upload_id: permit.upload_id, measured_at: new Date(moment).toISOString() })
    const now = Date.parse(ana.member.created_at)
    expectRefusal(await ana.startTask(at(now + offset)), 422, 'invalid_input', 'measured_at')
    expect((await ana.startTask(at(now - dayMs))).status).toBe(201)
  })
})

describe('the same upload again', () => {
  test('changes nothing', async ({ server }) => {
    const ana = await aMember(server)
    const permit = await ana.invitation()
    await upload(permit, rest.csv)
    const first = await ana.startTask({ upload_id: permit.upload_id, context: 'morning' })
    const done = await ana.finishedTask(first.body.task_id)
    await upload(permit, golden('fast_110bpm').csv)
    const again = await ana.startTask({ upload_id: permit.upload_id, context: 'after_practice' })
    expect(again.body.task_id).toBe(first.body.task_id)
    expect(again.body.result).toEqual(done.result)
    expect((await ana.config()).body.member?.latest_reading).toEqual(done.result)
  })

  test('from two tabs at once is one task', async ({ server }) => {
    const ana = await aMember(server)
    const permit = await ana.invitation()
    await upload(permit, rest.csv)
    const start = () => ana.startTask({ upload_id: permit.upload_id })
    const answers = await Promise.all([start(), start(), start(), start()])
    expect(new Set(answers.map((answer) => answer.body.task_id)).size).toBe(1)
    expect((await ana.finishedTask(answers[0].body.task_id)).status).toBe('done')
  })
})

describe('without naming anything', () => {
  test('the latest upload is analysed and the latest task reported', async ({ server }) => {
    const visitor = aVisitor(server)
    await upload(await visitor.invitation(), rest.csv)
    const { body } = await visitor.startTask({})
    expect((await visitor.taskStatus()).body.task_id).toBe(body.task_id)
  })

  test('there is nothing to start or to report before the first upload', async ({ server }) => {
    const visitor = aVisitor(server)
    expectRefusal(await visitor.startTask({}), 404, 'not_found')
    expectRefusal(await visitor.taskStatus(), 404, 'not_found')
  })
})

describe('a recording without a pulse is refused with the reason in words', () => {
  const refused: [string, string][] = [
    ['blank_30s', 'no_finger'],
    ['noise_60s', 'no_pulse'],
    ['lamp_60s', 'lamp_flicker'],
  ]
  test.for(refused)('%s: %s', async ([name, reason], { server }) => {
    const ana = await aMember(server)
    const { task_id } = await ana.submitReading(golden(name).csv)
    const { status, result, rejection, member } = await ana.finishedTask(task_id)
    expect({ status, result }).toEqual({ status: 'rejected', result: null })
    expect(rejection?.reason).toBe(reason)
    expect(rejection?.message).toMatch(/^[A-Z].*\.$/)
    expect(member?.latest_reading ?? null).toBeNull()
  })

  test('what is no recording at all names the line', async ({ server }) => {
    const ana = await aMember(server)
    const { task_id } = await ana.submitReading('time_ms,red,green,blue\n0,1,2,3\n33,one,2,3\n')
    const { rejection } = await ana.finishedTask(task_id)
    expect(rejection?.reason).toBe('unreadable')
    expect(rejection?.message).toMatch(/line 3/)
  })
})

describe('a visitor without an account', () => {
  test('gets a result and no snapshot', async ({ server }) => {
    const visitor = aVisitor(server)
    const { task_id } = await visitor.submitReading(rest.csv)
    const { status, member } = await visitor.finishedTask(task_id)
    expect(status).toBe('done')
    expect(member ?? null).toBeNull()
  })

  test("cannot read, start or reuse someone else's", async ({ server }) => {
    const [owner, stranger, ana] = [aVisitor(server), aVisitor(server), await aMember(server)]
    const permit = await owner.invitation()
    await upload(permit, rest.csv)
    const { body } = await owner.startTask({ upload_id: permit.upload_id })
    for (const person of [stranger, ana]) {
      expectRefusal(await person.taskStatus({ task_id: body.task_id }), 404, 'not_found', 'task_id')
      expectRefusal(await person.startTask({ upload_id: permit.upload_id }), 404, 'not_found', 'upload_id')
    }
  })
})

describe('refused by name', () => {
  test('a context that is not on the list', async ({ server }) => {
    expectRefusal(await aVisitor(server).startTask({ context: 'after_lunch' }), 422, 'invalid_input', 'context')
  })

  test.for([['startTask', 'upload_id'] as const, ['taskStatus', 'task_id'] as const])(
    '%s with a %s that never was',
    async ([call, field], { server }) => {
      expectRefusal(await aVisitor(server)[call]({ [field]: crypto.randomUUID() }), 404, 'not_found', field)
    },
  )
})

test('an upload that never comes is given up with the reason', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  const permit = await ana.invitation()
  const { body } = await ana.startTask({ upload_id: permit.upload_id })
  await server.runJobs()
  expect((await ana.taskStatus({ task_id: body.task_id })).body.status).toMatch(/queued|running/)
  await server.setClock(new Date(Date.now() + 60 * 60_000).toISOString())
  await server.runJobs()
  expect((await ana.finishedTask(body.task_id)).rejection?.reason).toBe('upload_missing')
})

test('an upload that comes after the start is still analysed', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  const permit = await ana.invitation()
  const { body } = await ana.startTask({ upload_id: permit.upload_id })
  await server.runJobs()
  await upload(permit, rest.csv)
  await server.setClock(new Date(Date.now() + 9 * 60_000).toISOString())
  await server.runJobs()
  expect((await ana.finishedTask(body.task_id)).status).toBe('done')
})

describe('tags', () => {
  test('are kept each once, in the order of the set', async ({ server }) => {
    const ana = await aMember(server)
    const permit = await ana.invitation()
    await upload(permit, rest.csv)
    const { body } = await ana.startTask({ upload_id: permit.upload_id, tags: ['stress', 'alcohol', 'stress'] })
    expect((await ana.finishedTask(body.task_id)).result?.tags).toEqual(['alcohol', 'stress'])
  })

  test('outside the set are refused by name', async ({ server }) => {
    const ana = await aMember(server)
    await upload(await ana.invitation(), rest.csv)
    expectRefusal(await ana.startTask({ tags: ['moon'] }), 422, 'invalid_input', 'tags[0]')
  })
})
