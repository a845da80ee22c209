/** Why there is no picture; each has its own words on the screen. */
export type CameraRefusal = 'denied' | 'missing' | 'busy' | 'unsupported'

export class CameraRefused extends Error {
  override readonly name = 'CameraRefused'

  constructor(
    readonly reason: CameraRefusal,
    options?: ErrorOptions,
  ) {
    super(`camera ${reason}`, options)
  }
}

export interface Camera {
  stream: MediaStream
  hasTorch: boolean
  setTorch: (isLit: boolean) => Promise<void>
  /** Keeps the exposure where it settled, so that it does not smooth the pulse away. Does nothing where it cannot. */
  holdExposure: () => Promise<void>
  close: () => void
}

// Image capture settings that TypeScript's DOM library does not know.
interface ImageSettings {
  torch?: boolean
  exposureMode?: string
  exposureTime?: number
}
interface ImageCapabilities {
  torch?: boolean
  exposureMode?: string[]
}

const WISHES: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 30 },
  },
}

const REFUSALS: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

async function openStream(): Promise<MediaStream> {
  // Without https the browser hides the whole interface.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraRefused('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia(WISHES)
  } catch (cause) {
    throw new CameraRefused(REFUSALS[(cause as Error).name] ?? 'busy', { cause })
  }
}

/** Asks for the rear camera. Throws `CameraRefused`. */
export async function openCamera(): Promise<Camera> {
  const stream = await openStream()
  const [track] = stream.getVideoTracks()
  if (!track) throw new CameraRefused('missing')
  const capabilities = (track.getCapabilities?.() ?? {}) as ImageCapabilities
  const apply = (settings: ImageSettings) =>
    track.applyConstraints({ advanced: [settings as MediaTrackConstraintSet] }).catch(() => undefined)
  return {
    stream,
    hasTorch: capabilities.torch === true,
    setTorch: async (isLit) => {
      if (capabilities.torch) await apply({ torch: isLit })
    },
    holdExposure: async () => {
      const { exposureTime } = track.getSettings() as ImageSettings
      if (exposureTime && capabilities.exposureMode?.includes('manual')) {
        await apply({ exposureMode: 'manual', exposureTime })
      }
    },
    close: () => {
      for (const open of stream.getTracks()) open.stop()
    },
  }
}
