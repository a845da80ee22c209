import { engineUrl } from 'virtual:hrv-engine'
import {
  type Camera,
  type CameraRefusal,
  CameraRefused,
  type LiveAnalyzer,
  openLiveAnalyzer,
  readFrames,
} from '@evenkeel/hrv'
import { useEffect, useRef, useState } from 'react'
import { openLitCamera } from '../../lib/device/lit-camera'
import { createSession, type Plan } from './session'

export interface Eyes {
  camera: Camera
  analyzer: LiveAnalyzer
}

/** Asks for the camera and starts the engine. Without a camera the reason comes back. */
export async function openEyes(): Promise<Eyes | CameraRefusal> {
  const opening = openLiveAnalyzer(engineUrl)
  try {
    const { camera } = await openLitCamera()
    return { camera, analyzer: await opening }
  } catch (thrown) {
    opening.then((analyzer) => analyzer.close())
    if (thrown instanceof CameraRefused) return thrown.reason
    throw thrown
  }
}

export function closeEyes({ camera, analyzer }: Eyes) {
  camera.close()
  analyzer.close()
}

/** Milliseconds between two looks: the engine has something new to say twice a second. */
const LOOK_EVERY = 100

/** Runs a session on the camera, or blind, for as long as the screen is there. */
export function useSession(plan: Plan, eyes: Eyes | undefined) {
  const [session] = useState(() => createSession(plan, eyes === undefined))
  const [view, setView] = useState(session.view)
  const video = useRef<HTMLVideoElement>(null)
  const lookedAt = useRef(0)

  useEffect(() => {
    const element = video.current
    if (!eyes || !element) return
    element.srcObject = eyes.camera.stream
    element.play().catch(() => undefined)
    return readFrames(element, eyes.camera.stream, eyes.analyzer.add)
  }, [eyes])

  useEffect(() => {
    lookedAt.current = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      session.look((now - lookedAt.current) / 1000, eyes?.analyzer.view())
      lookedAt.current = now
      setView(session.view())
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [eyes, session])

  return { video, view, phase: () => session.phase((performance.now() - lookedAt.current) / 1000) }
}
