// @vitest-environment node
import { openServiceClient } from '@evenkeel/api'
import { describe, expect, test, vi } from 'vitest'
import { FakeApi } from '../../../../testing/fake-api/fake-api'
import { answerWith } from '../../../../testing/network'
import { deliverOldest } from './deliver-reading'
import { pendingReadings } from './pending-reading'

vi.stubGlobal('document', { cookie: 'csrf_token=t' })

const reading = (id: string, memberId = 'm1') => ({
  id,
  memberId,
  context: 'morning' as const,
  readingData: 'time_ms,red,green,blue\n0.000,170.0000,20.0000,5.0000\n',
  device: { hr_bpm: 63, rmssd_ms: 41.8 },
})

const ids = async () => (await pendingReadings.of('m1')).map(({ id }) => id)

describe('readings without a connection', () => {
  test('wait in the order in which they were taken, and go out once each', async () => {
    const api = new FakeApi()
    api.signIn()
    answerWith(api)
    await pendingReadings.keep(reading('first'))
    await pendingReadings.keep(reading('second'))
    await pendingReadings.keep(reading('theirs', 'm2'))
    await pendingReadings.update({ ...reading('removed') })
    expect(await ids()).toEqual(['first', 'second'])

    const service = openServiceClient('http://localhost:8081')
    const { signal } = new AbortController()
    const task = await deliverOldest(service, 'm1', signal)
    expect(task).toMatchObject({ status: 'done' })
    expect(await ids()).toEqual(['second'])
    await deliverOldest(service, 'm1', signal)
    expect(await deliverOldest(service, 'm1', signal)).toBeUndefined()
    expect(api.calls.filter(({ path }) => path === '/hrv-task')).toHaveLength(2)
  })
})
