import { type Camera, openCamera } from '@evenkeel/hrv'
import { nativeBridge } from '@evenkeel/native'

/** The rear camera with its light on, as far as this device can light it. Throws `CameraRefused`. */
export async function openLitCamera(): Promise<{ camera: Camera; isLit: boolean }> {
  const camera = await openCamera()
  const bridge = nativeBridge()
  const isLit = await bridge.setTorch(camera, true)
  const close = () => {
    if (isLit) bridge.setTorch(camera, false)
    camera.close()
  }
  return { camera: { ...camera, close }, isLit }
}
