import { engineUrl } from 'virtual:hrv-engine'
import {
  asCallFailed,
  type CallFailed,
  type HrvTask,
  type ReadingContext,
  type ReadingTag,
  type Rejection,
  useIsOnline,
} from '@evenkeel/api'
import {
  analyzeOnDevice,
  type Camera,
  type CameraRefusal,
  CameraRefused,
  type Frame,
  type LiveAnalyzer,
  openLiveAnalyzer,
  toReadingData,
} from '@evenkeel/hrv'
import { useEffect, useRef, useState } from 'react'
import { useConfig, useConfigRefresh, useGuestUpdate, useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { serviceApi } from '../../lib/calls/service-api'
import { openLitCamera } from '../../lib/device/lit-camera'
import { newUuid } from '../../lib/device/uuid'
import { isGuest } from '../../lib/guest/guest-member'
import { keepGuestReading } from '../../lib/guest/guest-record'
import { type DeliveryStage, deliverOldest } from '../../lib/outbox/deliver-reading'
import { isFinal } from '../../lib/outbox/final-refusal'
import { type DeviceFigures, pendingReadings, usePendingReadings } from '../../lib/outbox/readings'
import { readingOf, rejectionOf } from './on-device'

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
  | { kind: 'strap' }
  | { kind: 'kept'; device: DeviceFigures | undefined }
  | { kind: 'delivering'; stage: DeliveryStage }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'undelivered'; failed: CallFailed }
  | { kind: 'set_aside'; failed: CallFailed }

const INTRO: ReadingState = { kind: 'intro', wasInterrupted: false }

async function openCapture(): Promise<ReadingState> {
  const opening = openLiveAnalyzer(engineUrl)
  try {
    const { camera, isLit } = await openLitCamera()
    return { kind: 'capturing', camera, analyzer: await opening, isLit }
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
export function useReading(initialContext: ReadingContext, onResult: () => void) {
  const [state, setState] = useState<ReadingState>(INTRO)
  const [context, setContext] = useState(initialContext)
  const [tags, setTags] = useState<ReadingTag[]>([])
  const member = useMember()
  const { member_id: memberId } = member
  const isAlone = isGuest(member)
  const showGuest = useGuestUpdate()
  const isOnline = useIsOnline()
  const readings = usePendingReadings()
  // Without a connection the next reading may be taken although one waits already.
  const isPending = readings.length > 0 && isOnline && !isAlone
  const shown: ReadingState = isPending && state.kind === 'intro' ? { kind: 'delivering', stage: 'uploading' } : state
  const isDelivering = shown.kind === 'delivering'
  useDelivery({ isDelivering, setState, onResult })

  const capturing = state.kind === 'capturing' ? state : undefined
  useEffect(() => () => capturing && closeCapture(capturing), [capturing])
  const hasLeft = useHasLeft()

  const keep = async (readingData: string) => {
    const analysis = await analyzeOnDevice(engineUrl, readingData)
    const taken = { id: newUuid(), measuredAt: new Date().toISOString(), context, tags }
    const staysHere = isAlone || !navigator.onLine
    const rejection = staysHere ? rejectionOf(analysis) : undefined
    if (rejection) return setState({ kind: 'rejected', rejection })
    const reading = readingOf(analysis, taken)
    const device = reading && { rmssd_ms: reading.rmssd_ms, hr_bpm: reading.hr_bpm }
    await pendingReadings.keep({ ...taken, memberId, readingData, device })
    if (!staysHere) return setState({ kind: 'delivering', stage: 'uploading' })
    if (!isAlone || !reading) return setState({ kind: 'kept', device })
    keepGuestReading(reading)
    showGuest()
    onResult()
  }

  return {
    state: shown,
    waiting: isAlone ? 0 : readings.length,
    context,
    setContext,
    tags,
    setTags,
    start: async () => {
      setState({ kind: 'opening' })
      const opened = await openCapture()
      // The question for the camera may be answered after the member has gone elsewhere.
      if (hasLeft.current && opened.kind === 'capturing') closeCapture(opened)
      setState(opened)
    },
    cancel: () => setState(INTRO),
    interrupt: () => setState({ kind: 'intro', wasInterrupted: true }),
    complete: (frames: readonly Frame[]) => keep(toReadingData(frames)),
    /** A recording that was made elsewhere: camera CSV or JSON, or the intervals of a strap. */
    keep,
    takeStrap: () => setState({ kind: 'strap' }),
    sendAgain: () => setState({ kind: 'delivering', stage: 'uploading' }),
    discard: async () => {
      const [oldest] = await pendingReadings.of(memberId)
      if (oldest) await pendingReadings.remove(oldest.id)
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
  const { member_id: memberId } = useMember()
  const updateMember = useMemberUpdate()
  const refreshConfig = useConfigRefresh()

  async function finish({ status, rejection, member }: HrvTask) {
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
    const onStage = (stage: DeliveryStage) => !signal.aborted && setState({ kind: 'delivering', stage })
    const service = serviceApi(service_url)
    deliverOldest({ service, memberId, signal, onStage, isWatched: true }).then(
      (task) => task && finish(task),
      (thrown) => {
        const failed = asCallFailed(thrown)
        if (!signal.aborted) setState({ kind: isFinal(failed) ? 'set_aside' : 'undelivered', failed })
      },
    )
    return () => leaving.abort()
  }, [isDelivering])
}
