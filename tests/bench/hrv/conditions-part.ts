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

const AIM_PERCENT = 3

function ladderPart(rungs: Rung[]): string {
  const outside = rungs.filter((rung) => rung.answered > 0 && Math.abs(rung.rmssd_bias_percent) > AIM_PERCENT)
  const rows = rungs.map((rung) => [
    rung.disturbance,
    String(rung.strength),
    `${rung.answered} of ${rung.recordings}`,
    rung.answered > 0 ? signed(rung.rmssd_bias_percent) : '–',
    rung.answered > 0 ? rung.rmssd_worst_percent.toFixed(1) : '–',
    rung.answered > 0 ? signed(rung.whole_bias_percent) : '–',
    rung.quality.toFixed(2),
  ])
  return `## Noise added to clear recordings
The strap recordings of high quality, with a disturbance added; RMSSD is compared with that of the recording as it was, over the
beats that are left (a minute that lost half of its beats has another RMSSD than the whole one; the former comparison with the
whole recording stands beside it). Sizes are in parts of the pulse where no unit stands. The aim is a bias within ±3 % up to the
strength at which the engine refuses: ${outside.length} of ${rungs.length} rungs miss it${outside.length > 0 ? ` (${outside.map((rung) => `${rung.disturbance} ${rung.strength}`).join(', ')})` : ''}.

${table(['disturbance', 'strength', 'with RMSSD', 'bias %', 'worst %', 'against the whole %', 'quality'], rows)}
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

The bar of 6 in 62 without a heart rate is not met. A pulse is there in nearly all of those that are refused: in windows of 8 s the strongest
line between 0.7 and 4 Hz of the clearest colour is the heart's in 84 % of the windows (median of 32; in 6 of them in fewer than 65 %),
against 94 % where a heart rate is told (23 November 2026). What is missing is not the line but the proof that a heart makes it: a lamp and a trembling hand make such
lines, too. Looking for the heart's wandering over 8, 12 or 16 s instead of 4, or asking for less repetition, brought 4 to 6 of them a rate and, in
the second case, two that were off by 14 and 18 bpm; so nothing was loosened.
`
}

export function conditionsPart({ two_hands, ladder, rates, restless }: Conditions): string {
  return [two_hands && twoHandsPart(two_hands), ladder && ladderPart(ladder), ratesPart(rates), restlessPart(restless)]
    .filter(Boolean)
    .join('\n')
}
