import { engineUrl } from 'virtual:hrv-engine'
import {
  asCallFailed,
  type CallFailed,
  type HrvTask,
  openServiceClient,
  type ReadingContext,
  type Rejection,
} from '@evenkeel/api'
import {
  type Camera,
  type CameraRefusal,
  CameraRefused,
  type Frame,
  type LiveAnalyzer,
  openCamera,
  openLiveAnalyzer,
  toReadingData,
} from '@evenkeel/hrv'
import { useEffect, useRef, useState } from 'react'
import { useConfig, useConfigRefresh, useMemberUpdate } from '../../lib/config'
import { useMember } from '../../lib/member'
import { pendingReading, usePendingReading } from '../../lib/pending-reading'
import { type DeliveryStage, deliverReading } from './deliver-reading'

interface Capturing {
  kind: 'capturing'
  camera: Camera
  analyzer: LiveAnalyzer
  isLit: boolean
}

export type ReadingState =
  | { kind: 'intro'; wasInterrupted: boolean }
  | { kind: 'opening' }
  | { kind: 'no_camera'; reason: CameraRefusal }
  | Capturing
  | { kind: 'delivering'; stage: DeliveryStage }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'undelivered'; failed: CallFailed }

const INTRO: ReadingState = { kind: 'intro', wasInterrupted: false }

async function openLitCamera(): Promise<ReadingState> {
  const opening = openLiveAnalyzer(engineUrl)
  try {
    const camera = await openCamera()
    await camera.setTorch(true)
    return { kind: 'capturing', camera, analyzer: await opening, isLit: camera.hasTorch }
  } catch (thrown) {
    opening.then((analyzer) => analyzer.close())
    if (thrown instanceof CameraRefused) return { kind: 'no_camera', reason: thrown.reason }
    throw thrown
  }
}

function closeCapture({ camera, analyzer }: Capturing) {
  camera.close()
  analyzer.close()
}

/** The whole reading as one union of states, and the few things a member can do in them. */
export function useReading(onResult: () => void) {
  const [state, setState] = useState<ReadingState>(INTRO)
  const [context, setContext] = useState<ReadingContext>('other')
  const { member_id: memberId } = useMember()
  const isPending = usePendingReading() !== undefined
  const shown: ReadingState = isPending && state.kind === 'intro' ? { kind: 'delivering', stage: 'uploading' } : state
  const isDelivering = shown.kind === 'delivering'
  useDelivery({ isDelivering, setState, onResult })

  const capturing = state.kind === 'capturing' ? state : undefined
  useEffect(() => () => capturing && closeCapture(capturing), [capturing])
  const hasLeft = useHasLeft()

  return {
    state: shown,
    context,
    setContext,
    start: async () => {
      setState({ kind: 'opening' })
      const opened = await openLitCamera()
      // The question for the camera may be answered after the member has gone elsewhere.
      if (hasLeft.current && opened.kind === 'capturing') closeCapture(opened)
      setState(opened)
    },
    cancel: () => setState(INTRO),
    interrupt: () => setState({ kind: 'intro', wasInterrupted: true }),
    complete: async (frames: readonly Frame[]) => {
      await pendingReading.write({ memberId, context, readingData: toReadingData(frames) })
      setState({ kind: 'delivering', stage: 'uploading' })
    },
    sendAgain: () => setState({ kind: 'delivering', stage: 'uploading' }),
    discard: async () => {
      await pendingReading.clear()
      setState(INTRO)
    },
  }
}

function useHasLeft() {
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])
  return hasLeft
}

interface DeliveryHook {
  isDelivering: boolean
  setState: (state: ReadingState) => void
  onResult: () => void
}

function useDelivery({ isDelivering, setState, onResult }: DeliveryHook) {
  const { service_url } = useConfig()
  const updateMember = useMemberUpdate()
  const refreshConfig = useConfigRefresh()

  async function finish({ status, rejection, member }: HrvTask) {
    await pendingReading.clear()
    if (member) updateMember(member)
    else await refreshConfig()
    if (status === 'rejected' && rejection) setState({ kind: 'rejected', rejection })
    else onResult()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one delivery for each time there is one to make.
  useEffect(() => {
    if (!isDelivering) return
    const leaving = new AbortController()
    const { signal } = leaving
    const deliver = async () => {
      const pending = await pendingReading.read()
      if (!pending || signal.aborted) return
      const task = await deliverReading({
        service: openServiceClient(service_url),
        pending,
        remember: pendingReading.write,
        onStage: (stage) => !signal.aborted && setState({ kind: 'delivering', stage }),
        signal,
      })
      if (!signal.aborted) await finish(task)
    }
    deliver().catch((thrown) => {
      if (!signal.aborted) setState({ kind: 'undelivered', failed: asCallFailed(thrown) })
    })
    return () => leaving.abort()
  }, [isDelivering])
}
