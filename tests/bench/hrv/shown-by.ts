import { table } from './table'

const SHOWN_BY = [
  ['40 to 200 beats a minute', '`RateLocks` (`hrv/tests/laws/rate_lock_test.cpp`), `FastPulse`, `FastHearts`'],
  ['15 to 60 frames a second', '`RateLocks`: 15, 20, 24, 30 and 60; the table above: 15 and 60; `FrameRate`'],
  [
    'frames at a varying rate',
    '`RateLocks`: every second group of recordings; `FrameClock`; golden `callback_clock_75s`',
  ],
  ['green alone', '`RateLocks`: red and blue are 0; golden `red_only_60s` for red alone'],
  ['dark skin', '`RateLocks`: levels of 110, 14 and 6 of 255'],
  ['small frames', '`RateLocks`: twice the noise in the mean colour'],
  [
    'no half and no double heart rate',
    '`RateLocks`: none in 10,000 recordings; 9,992 had a heart rate, 9,980 of them within 2 bpm (23 November 2026)',
  ],
]

export const SHOWN_BY_PART = `## Which test shows what
Synthetic recordings of 40 s, as above: they prove nothing about people.

${table(['what', 'test'], SHOWN_BY)}
`
