import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, describe, expect } from 'vitest'
import { blankScene, type Scene, sceneOf, writeVideo } from './make-finger-video'
import { golden } from './recordings'

const SIZE = { width: 160, height: 120 }
const PIXELS = SIZE.width * SIZE.height
const FRAME_BYTES = 'FRAME\n'.length + PIXELS * 1.5

const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-video-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return folder
})

/** Mean luma of each frame. */
function lumaMeans(file: Buffer): number[] {
  const start = file.indexOf('\n') + 1
  const frames = (file.length - start) / FRAME_BYTES
  return Array.from({ length: frames }, (_, index) => {
    const from = start + index * FRAME_BYTES + 'FRAME\n'.length
    return file.subarray(from, from + PIXELS).reduce((sum, level) => sum + level, 0) / PIXELS
  })
}

const lumaOf = (scene: Scene, second: number) => {
  const { red, green, blue } = scene(second)
  return 16 + (65.481 * red + 128.553 * green + 24.966 * blue) / 255
}

describe('a finger video', () => {
  test('carries each frame to a fiftieth of a level, so the pulse survives 8 bits', ({ folder }) => {
    const scene = sceneOf(golden('rest_70s').csv)
    const path = join(folder, 'finger.y4m')
    writeVideo(path, scene, { ...SIZE, seconds: 4 })
    const means = lumaMeans(readFileSync(path))
    expect(means).toHaveLength(120)
    for (const [index, mean] of means.entries()) expect(Math.abs(mean - lumaOf(scene, index / 30))).toBeLessThan(0.02)
    expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(0.2)
  })

  test('is the same for the same seed and another for another', ({ folder }) => {
    const write = (name: string, seed: number) => {
      writeVideo(join(folder, name), blankScene, { ...SIZE, seconds: 1, seed })
      return readFileSync(join(folder, name))
    }
    expect(write('one', 1).equals(write('again', 1))).toBe(true)
    expect(write('one', 1).equals(write('other', 2))).toBe(false)
  })
})

test('a scene between two frames lies on the line between them', () => {
  const scene = sceneOf('time_ms,red,green,blue\n100,10,20,30\n200,20,20,10\n300,20,20,10\n')
  expect(scene(0)).toEqual({ red: 10, green: 20, blue: 30 })
  expect(scene(0.05)).toEqual({ red: 15, green: 20, blue: 20 })
  expect(scene(9)).toEqual({ red: 20, green: 20, blue: 10 })
})
