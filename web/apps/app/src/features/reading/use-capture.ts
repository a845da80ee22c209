import { type Camera, type Frame, type LiveAnalyzer, readFrames } from '@evenkeel/hrv'
import { nativeBridge } from '@evenkeel/native'
import { useEffect, useRef, useState } from 'react'
import { type CaptureView, createCaptureSession } from './capture-session'

interface CaptureOptions {
  camera: Camera
  analyzer: LiveAnalyzer
  onComplete: (frames: readonly Frame[]) => void
  /** The page went out of sight, and with it the camera's frames. */
  onInterrupted: () => void
}

/** Milliseconds between two drawings of the trace; the eye sees no more at this speed. */
const DRAW_EVERY = 66

/** Runs a capture session on a camera for as long as the screen is there. */
export function useCapture({ camera, analyzer, onComplete, onInterrupted }: CaptureOptions) {
  const video = useRef<HTMLVideoElement>(null)
  const [session] = useState(() => createCaptureSession(analyzer))
  const [view, setView] = useState<CaptureView>(session.view)
  const callbacks = useRef({ onComplete, onInterrupted })
  callbacks.current = { onComplete, onInterrupted }

  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = camera.stream
    element.play().catch(() => undefined)
    let drawnAt = 0
    const stop = readFrames(element, camera.stream, (frame) => {
      const before = session.view().phase
      session.add(frame)
      const { phase } = session.view()
      if (phase !== before && phase === 'measuring') camera.holdExposure()
      if (phase !== before && phase === 'complete') callbacks.current.onComplete(session.frames())
      if (frame.time - drawnAt < DRAW_EVERY && phase === before) return
      drawnAt = frame.time
      setView(session.view())
    })
    const stopWatching = nativeBridge().onActiveChange((isActive) => !isActive && callbacks.current.onInterrupted())
    return () => {
      stop()
      stopWatching()
    }
  }, [camera, session])

  return { video, view, measureAnyway: session.measureAnyway }
}
