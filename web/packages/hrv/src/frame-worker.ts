import type { Frame } from './frame'
import { type Colour, meanColour } from './mean-colour'
import { colourOfPlanes } from './plane-means'

/** The share of each side that is read: the middle, away from the lens's rim and the lamp's edge. */
const MIDDLE = 0.6
const CANVAS_SIZE = 16

let canvas: OffscreenCanvasRenderingContext2D | null = null
let buffer = new Uint8Array()

const even = (value: number) => 2 * Math.floor(value / 2)

function middleOf(frame: VideoFrame): { x: number; y: number; width: number; height: number } {
  const box = frame.visibleRect ?? { x: 0, y: 0, width: frame.codedWidth, height: frame.codedHeight }
  const width = even(box.width * MIDDLE)
  const height = even(box.height * MIDDLE)
  return { x: even(box.x + (box.width - width) / 2), y: even(box.y + (box.height - height) / 2), width, height }
}

async function readPlanes(frame: VideoFrame, format: 'I420' | 'NV12'): Promise<Colour> {
  const rect = middleOf(frame)
  const size = frame.allocationSize({ rect })
  if (buffer.length < size) buffer = new Uint8Array(size)
  const layout = await frame.copyTo(buffer, { rect })
  const { matrix, fullRange } = frame.colorSpace
  return colourOfPlanes({ bytes: buffer, format, ...rect, layout, matrix, isFullRange: fullRange === true })
}

function readCanvas(frame: VideoFrame): Colour {
  canvas ??= new OffscreenCanvas(CANVAS_SIZE, CANVAS_SIZE).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('no canvas to read frames with')
  const { x, y, width, height } = middleOf(frame)
  canvas.drawImage(frame, x, y, width, height, 0, 0, CANVAS_SIZE, CANVAS_SIZE)
  return meanColour(canvas.getImageData(0, 0, CANVAS_SIZE, CANVAS_SIZE).data)
}

async function readFrame(frame: VideoFrame): Promise<Frame> {
  try {
    const { format } = frame
    const isPlanar = format === 'I420' || format === 'NV12'
    const colour = isPlanar ? await readPlanes(frame, format) : readCanvas(frame)
    // VideoFrame timestamps are microseconds.
    return { time: frame.timestamp / 1000, ...colour }
  } finally {
    frame.close()
  }
}

async function readAll(frames: ReadableStream<VideoFrame>) {
  const reader = frames.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) postMessage(await readFrame(next.value))
}

addEventListener('message', (event: MessageEvent<ReadableStream<VideoFrame>>) => {
  readAll(event.data)
})
