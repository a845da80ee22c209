// @vitest-environment node
import { openServiceClient } from '@evenkeel/api'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeApi } from '../../../../../testing/fake-api/fake-api'
import { answerWith } from '../../../../../testing/network'
import { deliverOldest } from './deliver-reading'
import { pendingReadings } from './readings'

vi.stubGlobal('document', { cookie: 'csrf_token=t' })

const reading = (id: string, memberId = 'm1') => ({
  id,
  memberId,
  context: 'morning' as const,
  readingData: 'time_ms,red,green,blue\n0.000,170.0000,20.0000,5.0000\n',
  device: { hr_bpm: 63, rmssd_ms: 41.8 },
})

const DAY = 24 * 60 * 60_000
const old = (id: string) => ({ ...reading(id), measuredAt: new Date(Date.now() - 15 * DAY).toISOString() })

let api: FakeApi

beforeEach(() => {
  api = new FakeApi()
  api.signIn()
  answerWith(api)
})

const service = openServiceClient('http://localhost:8081')
const deliver = (isWatched = false) =>
  deliverOldest({ service, memberId: 'm1', signal: new AbortController().signal, isWatched })
const tasksOf = ({ calls }: FakeApi) => calls.filter(({ path }) => path === '/hrv-task')

const ids = async () => (await pendingReadings.of('m1')).map(({ id }) => id)

describe('readings without a connection', () => {
  test('wait in the order in which they were taken, and go out once each', async () => {
    await pendingReadings.keep(reading('first'))
    await pendingReadings.keep(reading('second'))
    await pendingReadings.keep(reading('theirs', 'm2'))
    await pendingReadings.update({ ...reading('removed') })
    expect(await ids()).toEqual(['first', 'second'])

    expect(await deliver()).toMatchObject({ status: 'done' })
    expect(await ids()).toEqual(['second'])
    await deliver()
    expect(await deliver()).toBeUndefined()
    expect(tasksOf(api)).toHaveLength(2)
  })
})

describe('a reading that can no longer be taken up', () => {
  test('steps aside for the next, and is kept with the reason', async () => {
    await pendingReadings.keep(old('holiday'))
    await pendingReadings.keep(reading('today'))
    expect(await deliver()).toMatchObject({ status: 'done' })
    expect(await ids()).toEqual([])
    expect(await deliver()).toBeUndefined()
    expect(tasksOf(api)).toHaveLength(2)

    await pendingReadings.waitAgain('holiday')
    await expect(deliver()).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await ids()).toEqual([])
    await pendingReadings.remove('holiday')
  })

  test.each([
    ['premium_required', 402],
    ['session_required', 401],
    ['csrf_error', 403],
  ])('is not one that waits for its member after %s', async (error_code, status) => {
    api.plan('/hrv-task', { status, body: { error_code, error_message: 'Not now.', request_id: 'r' } })
    await pendingReadings.keep(reading('waiting'))
    await expect(deliver()).rejects.toMatchObject({ code: error_code })
    expect(await ids()).toEqual(['waiting'])
    await deliver()
    expect(await ids()).toEqual([])
  })

  test('is kept too when it is unreadable and nobody looks, and let go of before their eyes', async () => {
    const dark = reading('dark').readingData.replace('170.0000', '3.0000')
    await pendingReadings.keep({ ...reading('dark'), readingData: dark })
    expect(await deliver(false)).toMatchObject({ status: 'rejected' })
    expect(await ids()).toEqual([])
    await pendingReadings.waitAgain('dark')
    expect(await ids()).toEqual(['dark'])
    expect(await deliver(true)).toMatchObject({ status: 'rejected' })
    await pendingReadings.waitAgain('dark')
    expect(await ids()).toEqual([])
  })
})
