import type { Conditions, Quantiles, RateLocks, Restless, Rung, TwoHands } from './conditions'
import { table } from './table'

const fixed = (value: number | undefined, digits: number) => value?.toFixed(digits) ?? '–'
const signed = (value: number) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(1)
const span = ({ median, low, high }: Quantiles, digits: number) =>
  `${fixed(median, digits)} (${fixed(low, digits)} to ${fixed(high, digits)})`

function twoHandsPart(found: TwoHands): string {
  const reasons = Object.entries(found.refused)
  const without = reasons.reduce((sum, [, count]) => sum + count, 0)
  const why = reasons.map(([reason, count]) => `${reason} ${count}`).join(', ')
  const rows = [
    ['windows without RMSSD', `${without} of ${found.windows}${why && `: ${why}`}`, '10 of 68, all irregular_rhythm'],
    ['heart rate against oximeters, mean error', `${found.hr_mae.toFixed(2)} bpm`, '–'],
    ['RMSSD, left less right, size', `${span(found.rmssd_difference_ms, 2)} ms`, '–'],
    ['SDNN, left less right, size', `${span(found.sdnn_difference_ms, 2)} ms`, '–'],
    ['noise of an interval, measured / claimed variance', span(found.noise_ratio, 2), '0.34'],
    ...Object.entries(found.noise_ratio_by_person).map(([name, ratio]) => [`… of ${name}`, span(ratio, 2), '–']),
  ]
  return `## Two hands of one heart
Three people (MIT; Hoffman et al. 2022, npj Digital Medicine) with a fingertip of each hand on its own phone. Every minute of each
hand is analysed on its own. Both hands share every beat, so they must agree, and what they disagree by is the timing noise of
both. Median, with the tenth and the ninetieth percentile; the former figures are of the engine before this measurement existed.

${table(['', 'measured', 'before'], rows)}

A ratio of 1 is right; above it the engine trusts itself too much. What both hands share cannot show here: the way from the
heart to the arms. Against a strap it does, so one claim cannot be exactly right for both.
`
}

function ladderPart(rungs: Rung[]): string {
  const rows = rungs.map((rung) => [
    rung.disturbance,
    String(rung.strength),
    `${rung.answered} of ${rung.recordings}`,
    rung.answered > 0 ? signed(rung.rmssd_bias_percent) : '–',
    rung.answered > 0 ? rung.rmssd_worst_percent.toFixed(1) : '–',
    rung.quality.toFixed(2),
  ])
  return `## Noise added to clear recordings
The strap recordings of high quality, with a disturbance added; RMSSD is compared with that of the recording as it was. Sizes
are in parts of the pulse where no unit stands. The aim is a bias within ±3 % up to the strength at which the engine refuses.

${table(['disturbance', 'strength', 'with RMSSD', 'bias %', 'worst %', 'quality'], rows)}
`
}

function ratesPart(found: RateLocks): string {
  return `## Half and double rates
${found.recordings} synthetic recordings of 40 s, 40 to 200 beats and 15 to 60 frames a second, torch and daylight, light and dark skin, sensor and
callback clocks: ${found.answered} have a heart rate (mean error ${found.mean_error_bpm.toFixed(2)} bpm), ${found.halved} of them half the true one, ${found.doubled} twice,
${found.wrong} off by more than 3 bpm.
`
}

function restlessPart(found: Restless): string {
  const why = Object.entries(found.refused).map(([reason, count]) => `${reason} ${count}`)
  return `## Fast and restless
${found.recordings} synthetic recordings of 60 to 110 s after exertion: 90 to 170 beats a minute that slow down, a finger that stirs, jolts and presses, exposure
set again, 24 to 60 frames a second, both kinds of clock, faint and noisy pulses. ${found.answered} have a heart rate (mean error ${found.mean_error_bpm.toFixed(2)} bpm, worst
${found.worst_error_bpm.toFixed(1)}; ${found.wrong} off by more than 5), ${found.variability} of them variability as well. Without a heart rate: ${why.join(', ') || 'none'}.
Before what is counted, wanders and flickers was told apart, 131 had one.
`
}

export function conditionsPart({ two_hands, ladder, rates, restless }: Conditions): string {
  return [two_hands && twoHandsPart(two_hands), ladder && ladderPart(ladder), ratesPart(rates), restlessPart(restless)]
    .filter(Boolean)
    .join('\n')
}
