// @vitest-environment node
import { openServiceClient } from '@evenkeel/api'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeApi } from '../../../../../testing/fake-api/fake-api'
import { answerWith, cutOff } from '../../../../../testing/network'
import { type DeliveryStage, deliverReading } from './deliver-reading'
import type { PendingReading } from './readings'

const RECORDING: PendingReading = {
  id: 'r1',
  memberId: 'm1',
  context: 'morning',
  readingData: 'time_ms,red,green,blue\n0.000,170.0000,20.0000,5.0000\n',
}

vi.stubGlobal('document', { cookie: 'csrf_token=t' })

let api: FakeApi
let remembered: PendingReading[]
let stages: DeliveryStage[]

beforeEach(() => {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => setImmediate(run)) as never)
  api = new FakeApi()
  api.signIn()
  answerWith(api)
  remembered = []
  stages = []
})

const deliver = (pending: PendingReading, signal = new AbortController().signal) =>
  deliverReading({
    service: openServiceClient('http://localhost:8081'),
    pending,
    remember: async (step) => {
      remembered.push(step)
    },
    onStage: (stage) => stages.push(stage),
    signal,
  })

const callsTo = (path: string) => api.calls.filter((call) => call.path === path)

describe('a reading on its way', () => {
  test('is uploaded, started and awaited, and remembers each step', async () => {
    const task = await deliver(RECORDING)
    expect(task).toMatchObject({ status: 'done', result: { hr_bpm: 63.6 } })
    expect(remembered).toMatchObject([{ uploadId: 'upload-1' }, { uploadId: 'upload-1', taskId: 'task-upload-1' }])
    expect(callsTo('/hrv-task')[0]?.body).toEqual({ upload_id: 'upload-1', context: 'morning' })
  })

  test('comes back with the reason when it is refused', async () => {
    const blank = { ...RECORDING, readingData: RECORDING.readingData.replace('170.0000', '3.0000') }
    expect(await deliver(blank)).toMatchObject({ status: 'rejected', rejection: { second: 12 } })
  })

  test('goes on after a reload without a second upload', async () => {
    await deliver(RECORDING)
    const afterTask = remembered[1] as PendingReading
    api.calls.length = 0
    await deliver(afterTask)
    expect(api.calls.map(({ path }) => path)).toEqual(['/hrv-task/status'])
  })

  test('survives a server that is away for a while', async () => {
    cutOff()
    let isAway = true
    const task = deliver(RECORDING)
    await vi.waitUntil(() => stages.includes('unreachable'))
    answerWith(api)
    isAway = false
    expect((await task).status).toBe('done')
    expect(isAway).toBe(false)
  })

  test('is uploaded again when the server has forgotten it', async () => {
    expect((await deliver({ ...RECORDING, uploadId: 'lost', taskId: 'lost' })).status).toBe('done')
    expect(callsTo('/hrv-task/upload-url')).toHaveLength(1)
  })

  test('stops at a refusal that no repeat would change', async () => {
    const refused = { error_code: 'premium_required', error_message: 'Your free days are over.', request_id: 'r' }
    api.plan('/hrv-task', { status: 402, body: refused })
    await expect(deliver(RECORDING)).rejects.toMatchObject({ code: 'premium_required' })
    expect(callsTo('/hrv-task')).toHaveLength(1)
  })

  test('stops when the member leaves', async () => {
    const leaving = new AbortController()
    leaving.abort()
    await expect(deliver(RECORDING, leaving.signal)).rejects.toThrow()
    expect(api.calls).toEqual([])
  })
})
