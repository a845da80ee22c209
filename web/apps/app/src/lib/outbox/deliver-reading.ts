import {
  answerOf,
  asCallFailed,
  type CallFailed,
  type HrvTask,
  pause,
  type ServiceClient,
  uploadReadingData,
} from '@evenkeel/api'
import { deviceFigures } from '../practice/device-figures'
import { isFinal } from './final-refusal'
import { type PendingReading, pendingReadings } from './readings'

export type DeliveryStage = 'uploading' | 'analysing' | 'unreachable'

interface Delivery {
  service: ServiceClient
  pending: PendingReading
  /** Remembers how far the recording has come, so that a reload goes on from there. */
  remember: (pending: PendingReading) => Promise<void>
  onStage: (stage: DeliveryStage) => void
  signal: AbortSignal
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 5_000
/** A restart takes seconds, a tunnel minutes. */
const PATIENCE = 5 * 60_000
/** Times a recording is uploaded again because the server no longer knows the upload or the task. */
const MAY_START_OVER = 2

const waitAfter = (count: number) => Math.min(LONGEST_WAIT, FIRST_WAIT * 1.5 ** count)

/** Repeats one step until it is answered, for as long as the patience lasts; refusals end it at once. */
async function insist<Result>({ onStage, signal }: Delivery, stage: DeliveryStage, step: () => Promise<Result>) {
  const giveUpAt = Date.now() + PATIENCE
  for (let count = 0; ; count++) {
    signal.throwIfAborted()
    onStage(count > 1 ? 'unreachable' : stage)
    try {
      return await step()
    } catch (thrown) {
      const failed = asCallFailed(thrown)
      if (!failed.isWorthRepeating || Date.now() > giveUpAt) throw failed
      await pause(waitAfter(count))
    }
  }
}

async function upload(delivery: Delivery, pending: PendingReading): Promise<PendingReading> {
  if (pending.uploadId) return pending
  const { service, remember } = delivery
  const uploadId = await insist(delivery, 'uploading', async () => {
    const permit = await answerOf(service.POST('/hrv-task/upload-url', { body: {} }))
    await uploadReadingData(permit, pending.readingData)
    return permit.upload_id
  })
  const uploaded = { ...pending, uploadId }
  await remember(uploaded)
  return uploaded
}

async function startTask(delivery: Delivery, pending: PendingReading): Promise<PendingReading & { taskId: string }> {
  const { uploadId, taskId, context, measuredAt, tags = [] } = pending
  if (taskId) return { ...pending, taskId }
  const task = await insist(delivery, 'analysing', () =>
    answerOf(
      delivery.service.POST('/hrv-task', {
        body: {
          context,
          ...(uploadId && { upload_id: uploadId }),
          ...(measuredAt && { measured_at: measuredAt }),
          ...(tags.length > 0 && { tags }),
        },
      }),
    ),
  )
  const started = { ...pending, taskId: task.task_id }
  await delivery.remember(started)
  return started
}

async function awaitResult(delivery: Delivery, taskId: string): Promise<HrvTask> {
  for (let count = 0; ; count++) {
    const task = await insist(delivery, 'analysing', () =>
      answerOf(delivery.service.POST('/hrv-task/status', { body: { task_id: taskId } })),
    )
    if (task.status === 'done' || task.status === 'rejected') return task
    await pause(waitAfter(count))
  }
}

const isForgotten = (failed: CallFailed) => failed.code === 'not_found' || failed.code === 'upload_refused'

/**
 * Takes a recording to its result: upload, start, wait. Each step is remembered and may be repeated: the server knows
 * the same upload again, and a task it has started is not started twice.
 */
export async function deliverReading(delivery: Delivery): Promise<HrvTask> {
  let { pending } = delivery
  for (let restarts = 0; ; restarts++) {
    try {
      pending = await upload(delivery, pending)
      const { taskId } = await startTask(delivery, pending)
      return await awaitResult(delivery, taskId)
    } catch (thrown) {
      if (delivery.signal.aborted || restarts >= MAY_START_OVER || !isForgotten(asCallFailed(thrown))) throw thrown
      const { uploadId: _upload, taskId: _task, ...fresh } = pending
      pending = fresh
      await delivery.remember(pending)
    }
  }
}

interface OldestDelivery extends Pick<Delivery, 'service' | 'signal'>, Partial<Pick<Delivery, 'onStage'>> {
  memberId: string
  /** Whether somebody looks who is told at once why a recording cannot be read. */
  isWatched: boolean
}

/**
 * Takes this member's oldest reading to its result and lets go of it. Undefined where there is none. What would be
 * refused again steps aside for the next, and so does an unreadable one that nobody is told about.
 */
export async function deliverOldest(plan: OldestDelivery): Promise<HrvTask | undefined> {
  const { service, memberId, signal, onStage = () => undefined } = plan
  const [pending] = await pendingReadings.of(memberId)
  if (!pending || signal.aborted) return undefined
  try {
    const task = await deliverReading({ service, pending, remember: pendingReadings.update, onStage, signal })
    if (signal.aborted) return undefined
    await letGo(pending, task, plan)
    return task
  } catch (thrown) {
    const failed = asCallFailed(thrown)
    if (signal.aborted || !isFinal(failed)) throw thrown
    await pendingReadings.setAside(pending.id, failed.problem)
    const next = await pendingReadings.of(memberId)
    if (next.length === 0) throw thrown
    return deliverOldest(plan)
  }
}

async function letGo({ id, device }: PendingReading, { task_id, result, rejection }: HrvTask, plan: OldestDelivery) {
  if (device && result) deviceFigures.write(task_id, device)
  if (!rejection || plan.isWatched) return pendingReadings.remove(id)
  return pendingReadings.setAside(id, { error_code: rejection.reason, error_message: rejection.message })
}
