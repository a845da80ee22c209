import { command } from '../../support/command'
import { describe, expect, test } from '../../support/fixtures'
import { datasetsFolder } from '../../support/paths'
import { strapRecording, strapRecordingNames } from '../../support/recordings'

const names = strapRecordingNames()

describe.skipIf(names.length === 0)(`people measured by camera and chest strap at once (${datasetsFolder})`, () => {
  // Where the folder is missing one skipped test stays to be reported.
  test.for(names.length > 0 ? names : ['no recordings here'])('%s: within 2 bpm of the strap', async (name) => {
    const { csv, hr_bpm } = strapRecording(name)
    const { code, out } = await command(['hrv', 'analyze', '-'], { input: csv })
    expect(code).toBe(0)
    const measured = (JSON.parse(out) as { hr_bpm?: number }).hr_bpm ?? 0
    expect(Math.abs(measured - hr_bpm), `measured ${measured}, strap ${hr_bpm}`).toBeLessThanOrEqual(2)
  })
})
