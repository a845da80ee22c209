import { cpus } from 'node:os'
import type { Conditions } from './conditions'
import { conditionsPart } from './conditions-part'
import type { Evaluation, Recording, Totals } from './evaluation'
import { MEASURED_PEERS, PUBLISHED } from './peers'
import { SHOWN_BY_PART } from './shown-by'
import type { Speed } from './speed'
import { table } from './table'

export interface Findings {
  /** Undefined where the public recordings are not there. */
  strap: Evaluation | undefined
  synthetic: Record<string, Totals>
  conditions: Conditions
  speed: Speed
}

export const PICTURE = 'docs/pictures/hrv-agreement.svg'

const fixed = (value: number | null | undefined, digits: number) => value?.toFixed(digits) ?? '–'
const signed = (value: number, digits: number) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(digits)
const percent = (value: number, digits = 1) => `${value.toFixed(digits)} %`

/** The same lines of the engine that still refused whole recordings and fitted a gain of the noise (2026-11-21). */
const BEFORE = ['99.3 %', '0.03 bpm', '97.0 %', '−0.1 ms', '98.0 %', '0 of 11', '1.32 ms', '–', '0.70 ms', '1.55 ×']

function targets({ reported: all, recordings }: Evaluation, { ratio }: Speed): string {
  const slowestMinute = Math.max(...recordings.map((recording) => perMinute(recording) ?? 0))
  const judged = (is: boolean) => (is ? 'reached' : '**missed**')
  const rows: [string, string, boolean, string, string][] = [
    ['beat F1 at 100 ms', percent(all.f1), all.f1 >= 99, '≥ 99.0 %', '99.7 %'],
    ['heart rate, mean error', `${all.hr_mae.toFixed(2)} bpm`, all.hr_mae <= 0.2, '≤ 0.20', '0.10'],
    ['RMSSD accuracy', percent(all.rmssd_acc), all.rmssd_acc >= 92, '≥ 92 %', '96 %'],
    ['RMSSD bias', `${signed(all.rmssd_bias, 1)} ms`, Math.abs(all.rmssd_bias) <= 3, 'within ±3 ms', '±1 ms'],
    ['SDNN accuracy', percent(all.sdnn_acc), all.sdnn_acc >= 96, '≥ 96 %', '98 %'],
    ['failed or refused', `${all.failed} of ${all.n}`, all.failed === 0, '0', ''],
    [
      'run time, slowest recording, one core',
      `${all.slowest_ms.toFixed(2)} ms`,
      all.slowest_ms <= 3,
      '≤ 3 ms',
      '≤ 1 ms',
    ],
    ['run time for 60 s, slowest recording', `${slowestMinute.toFixed(2)} ms`, slowestMinute <= 1, '≤ 1 ms', '≤ 1 ms'],
    ['run time, median', `${all.runtime_ms.toFixed(2)} ms`, all.runtime_ms <= 3, '≤ 3 ms', '≤ 1 ms'],
    ['WebAssembly over native', `${ratio.toFixed(2)} ×`, ratio <= 2, '≤ 2 ×', ''],
  ]
  const head = ['', 'measured', 'before', 'required', 'aim', '']
  return table(
    head,
    rows.map(([what, found, is, required, aim], k) => [what, found, BEFORE[k] ?? '–', required, aim, judged(is)]),
  )
}

const PEER_HEAD = ['analyzer', 'beat F1 %', 'interval MAE ms', 'HR MAE bpm', 'RMSSD acc. %', 'SDNN acc. %', 'ms']

function peers({ reported: all }: Evaluation): string {
  const digits: [number, number][] = [
    [all.f1, 1],
    [all.ibi_mae, 1],
    [all.hr_mae, 2],
    [all.rmssd_acc, 1],
    [all.sdnn_acc, 1],
    [all.runtime_ms, 1],
  ]
  const own = digits.map(([value, places]) => `**${value.toFixed(places)}**`)
  return table(PEER_HEAD, [[`**Evenkeel**, these ${all.n} recordings`, ...own], ...MEASURED_PEERS])
}

/** The recordings last 68 to 112 s; the bar of 1 ms is for 60 s. */
function perMinute({
  runtime_ms,
  truth,
  n_truth,
}: Pick<Recording, 'runtime_ms' | 'truth' | 'n_truth'>): number | undefined {
  if (!runtime_ms || !truth.hr_bpm) return undefined
  return runtime_ms / (n_truth / truth.hr_bpm)
}

function recordingRow({ rec, n_truth, truth, reported, ...found }: Recording): string[] {
  const against = (name: 'hr_bpm' | 'rmssd_ms' | 'sdnn_ms') =>
    `${fixed(reported?.[name], 1)} / ${fixed(truth[name], 1)}`
  const quality = found.failed ? 'failed' : fixed(found.quality, 2)
  return [
    String(rec),
    String(n_truth),
    fixed(found.f1, 1),
    fixed(found.ibi_mae, 1),
    against('hr_bpm'),
    against('rmssd_ms'),
    against('sdnn_ms'),
    fixed(found.noise_ratio, 2),
    quality,
    fixed(found.runtime_ms, 2),
    fixed(perMinute({ truth, n_truth, ...found }), 2),
  ]
}

/** Measured over claimed variance of an interval's error. */
function noiseRatios(recordings: Recording[]): number[] {
  const found = recordings.map((recording) => recording.noise_ratio)
  return found.filter((ratio) => typeof ratio === 'number').sort((a, b) => a - b)
}

function noiseSentence(recordings: Recording[]): string {
  const ratios = noiseRatios(recordings)
  const inside = ratios.filter((ratio) => ratio >= 0.5 && ratio <= 2).length
  const middle = ratios[Math.floor(ratios.length / 2)]
  return `Noise of an interval, measured over claimed variance: ${fixed(middle, 2)} in the median (0.8 to 1.25 is asked for), ${inside} of ${ratios.length}
within 0.5 to 2.`
}

const RECORDING_HEAD = [
  'no.',
  'beats',
  'F1 %',
  'interval MAE',
  'HR / strap',
  'RMSSD / strap',
  'SDNN / strap',
  'noise',
  'quality',
  'ms',
  'ms for 60 s',
]

export function strapPart(strap: Evaluation, speed: Speed): string {
  return `## Against a chest strap
${targets(strap, speed)}

**Data**: ${strap.reported.n} recordings of the public Welltory PPG dataset (CC0; Neshitov et al. 2021, Sensors 21:6798):
fingertips of volunteers on their own phones' cameras, 68 to 112 s at about 30 frames a second, with the intervals of a
Polar H10 chest strap. None of them was left out. The engine has never been run on the dataset's other 10 recordings, of other
people: they are kept apart for somebody else's verification. (Which steps a good chain has was learnt from a prototype
that had been measured on all 21.)

**Protocol** ([all of it](../hrv/evaluation/README.md)): one constant lag between strap and camera and one constant shift
of the marked point are removed; beats are matched one to one within 100 ms; values cover the same seconds on both
sides; accuracy = max(0, 100 % · (1 − |error| / truth)), averaged over recordings; a refusal or a crash would count as an
error of 100 %. Every answer counts, however low its quality. Run time is processor time of the fastest of nine warm
runs of the analysis alone.

**Held out**: what was fitted last (the scatter of the pulse's way, how far a claim of noise may exceed what alternates, whether and where
noise is looked for between the beats, how sure a beat must be for SDNN) was fitted again without each volunteer in turn, over 180 combinations
(23 November 2026); every fit took the same values, which the engine keeps. The volunteers left out had an RMSSD accuracy of 97.8 %, a bias of
0.0 ms and an SDNN accuracy of 97.9 % (97.3 %, +0.3 ms and 96.5 % before).
The pulse's delay by the interval two before the last was found afterwards: fitted without each volunteer in turn 0.018 to 0.031 of it (kept: 0.025); it brings
recordings 16 and 17 from 4.1 and 2.5 times the claimed variance to below 2. What few frames hide was set by synthetic pulses alone.
The figures above stand on data that was seen. Somebody else ran the engine before this one on 10 recordings of people that it had never met: RMSSD
accuracy 88.3 %, bias +2.3 ms, SDNN accuracy 94.3 %, 2 of 10 refused.

![Camera against strap, RMSSD and heart rate, with the limits of agreement](pictures/hrv-agreement.svg)

### Each recording
${table(RECORDING_HEAD, strap.recordings.map(recordingRow))}

${noiseSentence(strap.recordings)} It holds what the camera cannot see: the way from heart to finger changes by 2 ms from beat to beat (\`way_ms2\`),
which RMSSD is freed of and the claim leaves out, because two hands share it. What 2 and 4 have beyond their claims is slow: the errors of neighbouring
intervals are correlated by −0.06 and −0.19, where noise of single beats gives −0.5 (3 and 5, of the same persons and phones: −0.52 and −0.33). It follows breath,
not the beat (23 November 2026).

Values without the removal of timing noise, computed from the beats alone: RMSSD accuracy ${percent(strap.beats.rmssd_acc)},
bias ${signed(strap.beats.rmssd_bias, 1)} ms; SDNN accuracy ${percent(strap.beats.sdnn_acc)}.

## Other open analyzers
Measured with the same protocol, but on all 21 recordings, each with the best living colour, inverted, and HeartPy and
NeuroKit2 with the best filter of a grid. Ours stand on the ${strap.reported.n} we may see: compare orders of size, not
decimals.

${peers(strap)}

## What others published
${table(['who', 'figure', 'source'], PUBLISHED)}

Other people, other phones, other protocols: here for orientation only.
`
}

const SYNTHETIC_HEAD = [
  'condition',
  'beat F1 %',
  'HR MAE bpm',
  'RMSSD acc. %',
  'RMSSD error ms',
  'RMSSD bias ms',
  'SDNN acc. %',
  'failed',
]

export function syntheticPart(synthetic: Record<string, Totals>): string {
  const rows = Object.entries(synthetic).map(([name, all]) => [
    name,
    all.f1.toFixed(1),
    all.hr_mae.toFixed(2),
    all.rmssd_acc.toFixed(1),
    all.rmssd_mae.toFixed(1),
    signed(all.rmssd_bias, 1),
    all.sdnn_acc.toFixed(1),
    `${all.failed} of ${all.n}`,
  ])
  return `## With exact truth
Recordings of our own generator (\`hrv/tests/synthetic\`, 70 s, five seeds for each line), where every beat is known. They
show what the engine does with fast pulses, other frame rates and restless fingers, of which the people above give no
example; they are made by the same hands as the engine and prove nothing about people. A small RMSSD makes a small error
a large share: that of the third and the fast lines lies near 10 ms and below.

${table(SYNTHETIC_HEAD, rows)}
`
}

export function speedPart({ profile, ratio }: Speed): string {
  const rows = Object.entries(profile).map(([step, share]) => [step, `${(100 * share).toFixed(0)} %`])
  return `## Where the time goes
WebAssembly (in Node.js) takes ${ratio.toFixed(2)} times as long as the native build. Share of each step, all recordings together:

${table(['step', 'share'], rows)}
`
}

const LIMITS = `## What this does not show
- Few volunteers, and more recordings than volunteers. Limits of agreement from so few are rough.
- All of them at rest, 54 to 88 beats a minute. Nothing here speaks for movement, fast pulses, arrhythmia or cold hands.
- The constants of the engine were judged on these very recordings (which ones, and how little each matters, stands in
  [hrv/README.md](../hrv/README.md)). Figures on other people's recordings will be somewhat lower.
- A strap's intervals are no electrocardiogram; they are exact to a few milliseconds.
- RMSSD below about 15 ms with strong frame noise is mostly noise: such an answer has a low \`certainty\` and \`quality\`.
- What it does not do well yet: two recordings (2, 4) differ from the strap by three and five times the claimed variance; their errors are slow and follow
  breath, which neither colour shows. Of the ladder, the strongest drift and rounding that are still answered (one recording of four each), late stamps
  of 20 ms and compression steps of 0.4 lie beyond ±3 %. Where an RMSSD's range spans as much as healthy adults differ (19 to 75 ms; Nunan et al. 2010), it is
  withheld and the heart rate told alone. The slowest recordings take more than 1 ms for 60 s.
- No figure here is a medical one, and nothing measured here names a state of mind or a disease.
`

export function page({ strap, synthetic, conditions, speed }: Findings): string {
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model ?? 'unknown'}`
  const date = new Date().toISOString().slice(0, 10)
  const missing =
    '## Against a chest strap\nThe public recordings are not on this machine, so nothing is said about people.\n'
  const parts = [
    `# How accurate the engine is\n\nPrinted by \`./dev bench hrv --write\` on ${date}, ${machine}.\n`,
    strap ? strapPart(strap, speed) : missing,
    conditionsPart(conditions),
    syntheticPart(synthetic),
    SHOWN_BY_PART,
    speedPart(speed),
    strap ? LIMITS : '',
  ]
  return parts.filter(Boolean).join('\n')
}
