// ./dev bench hrv [--write]: how accurate and how fast the engine is, as one page; --write keeps it as docs/accuracy.md,
// and the figures that the public pages quote as content/site/benchmark.yaml.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { datasetsFolder, projectRoot } from '../../support/paths'
import { golden, strapRecording, strapRecordingNames } from '../../support/recordings'
import { judgeConditions } from './conditions'
import { type Evaluation, evaluate } from './evaluation'
import { PICTURE, page } from './page'
import { SITE_FIGURES, siteFigures } from './site-figures'
import { measureSpeed } from './speed'
import { judgeSynthetic, RECORDINGS } from './synthetic'

const OWN = ['rest_70s', 'fast_110bpm', 'slow_breath_60s', 'callback_clock_75s', 'restless_70s']

async function judgeStraps(flags: string[]): Promise<Evaluation | undefined> {
  const folder = join(datasetsFolder, 'welltory-ppg')
  if (!existsSync(folder)) {
    console.error(`!! ${folder} is not there: only synthetic recordings are judged`)
    return undefined
  }
  console.error(`judging ${folder} …`)
  return await evaluate(folder, ...flags)
}

async function main(words: string[]): Promise<void> {
  const unknown = words.filter((word) => word !== '--write')
  if (unknown.length > 0) {
    console.error(`usage: ./dev bench hrv [--write], not ${unknown.join(' ')}`)
    process.exit(2)
  }
  const isKept = words.includes('--write')
  const strap = await judgeStraps(isKept ? ['--svg', join(projectRoot, PICTURE)] : [])
  if (isKept && !strap) {
    console.error('docs/accuracy.md is left as it is: it is about people')
    process.exit(1)
  }
  console.error(`judging ${RECORDINGS} synthetic recordings …`)
  const synthetic = await judgeSynthetic()
  console.error('judging two hands, added noise and pulses of every rate …')
  const conditions = judgeConditions()
  console.error('measuring both builds …')
  const names = strapRecordingNames()
  const recordings =
    names.length > 0 ? names.map((name) => strapRecording(name).csv) : OWN.map((name) => golden(name).csv)
  const text = page({ strap, synthetic, conditions, speed: await measureSpeed(recordings) })
  console.log(text)
  if (!isKept || !strap) return
  writeFileSync(join(projectRoot, 'docs/accuracy.md'), text)
  writeFileSync(join(projectRoot, SITE_FIGURES), siteFigures(strap, new Date()))
}

await main(process.argv.slice(2))
