import type { Frame } from './frame'
import { meanColour } from './mean-colour'

export type StopReading = () => void
type OnFrame = (frame: Frame) => void

// Not in TypeScript's DOM library: https://w3c.github.io/mediacapture-transform/
interface TrackProcessor {
  readable: ReadableStream<VideoFrame>
}
type TrackProcessorConstructor = new (options: { track: MediaStreamTrack }) => TrackProcessor

const CANVAS_SIZE = 16
const MIDDLE = 0.6

/** In a worker, every frame is seen whatever the page is busy with. */
function readInWorker(Processor: TrackProcessorConstructor, track: MediaStreamTrack, onFrame: OnFrame): StopReading {
  const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' })
  const { readable } = new Processor({ track })
  worker.onmessage = (event: MessageEvent<Frame>) => onFrame(event.data)
  worker.postMessage(readable, [readable as unknown as Transferable])
  return () => worker.terminate()
}

/** Elsewhere the page reads each presented frame from a small canvas: 64 pixels a side would already lose frames. */
function readOnPage(video: HTMLVideoElement, onFrame: OnFrame): StopReading {
  const canvas = document.createElement('canvas')
  canvas.width = CANVAS_SIZE
  canvas.height = CANVAS_SIZE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let request = 0
  const read: VideoFrameRequestCallback = (_now, { captureTime, mediaTime }) => {
    const width = video.videoWidth * MIDDLE
    const height = video.videoHeight * MIDDLE
    const left = (video.videoWidth - width) / 2
    const top = (video.videoHeight - height) / 2
    context?.drawImage(video, left, top, width, height, 0, 0, CANVAS_SIZE, CANVAS_SIZE)
    const pixels = context?.getImageData(0, 0, CANVAS_SIZE, CANVAS_SIZE).data ?? new Uint8ClampedArray()
    // The time of the callback says when the page was free, not when the light fell in.
    onFrame({ time: captureTime ?? mediaTime * 1000, ...meanColour(pixels) })
    request = video.requestVideoFrameCallback(read)
  }
  request = video.requestVideoFrameCallback(read)
  return () => video.cancelVideoFrameCallback(request)
}

/**
 * Calls `onFrame` for each camera frame until stopped. `video` has to play the stream: browsers without a track
 * processor read from it.
 */
export function readFrames(video: HTMLVideoElement, stream: MediaStream, onFrame: OnFrame): StopReading {
  const [track] = stream.getVideoTracks()
  const Processor = (globalThis as { MediaStreamTrackProcessor?: TrackProcessorConstructor }).MediaStreamTrackProcessor
  return Processor && track ? readInWorker(Processor, track, onFrame) : readOnPage(video, onFrame)
}
