#!/usr/bin/env node
// Twenty seconds of every golden recording as a first input of each fuzz target: make_seeds.mjs FOLDER
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [folder] = process.argv.slice(2)
const goldens = join(dirname(fileURLToPath(import.meta.url)), '../golden')
const FRAMES = 600
const NAMES = ['time_ms', 'red', 'green', 'blue']

const byte = (value) => Math.max(0, Math.min(255, Math.round(value)))

/** Four bytes a frame: the step in milliseconds, red, and green as the product of two. */
const packed = (frames) =>
  Buffer.from(frames.flatMap(([time, red, green, blue], k) => [byte(time - (frames[k - 1]?.[0] ?? time)), byte(red), 255, byte(green || blue)]))

const bits = (frames) => Buffer.from(Float64Array.from(frames.flatMap(([time, red]) => [time, red])).buffer)

function seedsOf(name) {
  const lines = readFileSync(join(goldens, name, 'recording.csv'), 'utf8').trim().split('\n').slice(0, FRAMES + 1)
  const frames = lines.slice(1).map((line) => line.split(',').map(Number))
  const { beats_ms: beats = [] } = JSON.parse(readFileSync(join(goldens, name, 'truth.json'), 'utf8'))
  const intervals = beats.slice(1).map((beat, k) => (beat - beats[k]).toFixed(0))
  const columns = Object.fromEntries(NAMES.map((column, k) => [column, frames.map((frame) => frame[k])]))
  const objects = frames.slice(0, 100).map((frame) => Object.fromEntries(NAMES.map((column, k) => [column, frame[k]])))
  const csv = lines.join('\n')
  return {
    csv: [csv],
    json: [JSON.stringify(columns), JSON.stringify(objects)],
    rr: [intervals.join(' '), ['time_ms,rr_ms', ...intervals.map((rr, k) => `${k},${rr}`)].join('\n')],
    ppg: [['time_ms,ppg', ...frames.map(([time, , green]) => `${time},${green}`)].join('\n')],
    input: [csv, JSON.stringify(columns), intervals.join('\n')],
    frames: [packed(frames)],
    bits: [bits(frames)],
    stream: [packed(frames)],
  }
}

for (const { name } of readdirSync(goldens, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  for (const [target, seeds] of Object.entries(seedsOf(name))) {
    mkdirSync(join(folder, target), { recursive: true })
    for (const [k, seed] of seeds.entries()) writeFileSync(join(folder, target, `${name}-${k}`), seed)
  }
}
