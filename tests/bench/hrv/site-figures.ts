import type { Evaluation } from './evaluation'

export const SITE_FIGURES = 'content/site/benchmark.yaml'

/** The figures that the public pages quote, as the file they are read from. */
export function siteFigures({ reported }: Evaluation, day: Date): string {
  return `# Written by \`./dev bench hrv --write\`, together with docs/accuracy.md. Not to be edited: the pages show it as measured.
hrv_accuracy: "${reported.rmssd_acc.toFixed(1)} %"
hrv_recordings: ${reported.n}
hrv_measured_on: ${day.toISOString().slice(0, 10)}
`
}
