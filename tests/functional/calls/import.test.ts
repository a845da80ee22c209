import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type CheckIn, type Person } from '../../support/person'
import {
  aFile,
  apply,
  applyPath,
  exported,
  type Import,
  preview,
  previewPath,
  undo,
  undoPath,
} from '../../support/portability'
import { expectRefusal } from '../../support/refusals'
import { zipOf } from '../../support/zip'

const daylio = [
  'full_date,date,weekday,time,mood,activities,note_title,note',
  '2026-01-03,January 3,Saturday,21:05,rad,"walk | friends","","A good day, ""really"""',
  '2026-01-02,January 2,Friday,9:05 PM,awful,,Title,"two\nlines"',
  '2026-01-01,January 1,Thursday,08:00,Grumpelig,,,',
  '2026-13-01,Nothing,Thursday,08:00,rad,,,',
].join('\n')

const daylioBackup = (entries: object[]) =>
  zipOf([
    {
      name: 'backup.daylio',
      bytes: Buffer.from(
        JSON.stringify({
          version: 15,
          customMoods: [
            { id: 1, custom_name: '', mood_group_id: 1 },
            { id: 5, custom_name: '', mood_group_id: 5 },
            { id: 9, custom_name: 'Grumpelig', mood_group_id: 4 },
          ],
          tags: [{ id: 7, name: 'walk' }],
          dayEntries: entries,
        }),
      ).toString('base64'),
    },
    { name: 'assets/photo.jpg', bytes: 'x' },
  ])

/** A resting heart of about 60 beats with some variability. */
const intervals = Array.from({ length: 120 }, (_, beat) => Math.round(1000 + 40 * Math.sin(beat / 2)))

const appleHealth = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [<!ELEMENT HealthData (Record*)>]>
<HealthData locale="en_AT">
${inside}
</HealthData>`

const healthRecords = `
 <Record type="HKCategoryTypeIdentifierMindfulSession" startDate="2026-01-02 08:00:00 +0100" endDate="2026-01-02 08:10:00 +0100"/>
 <Record type="HKCategoryTypeIdentifierMindfulSession" startDate="2026-01-02 09:00:00 +0100" endDate="2026-01-02 09:00:10 +0100"/>
 <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2026-01-02 09:00:00 +0100" endDate="2026-01-02 09:00:00 +0100" value="61"/>
 <Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" unit="ms" startDate="2026-01-02 09:00:00 +0100" endDate="2026-01-02 09:01:00 +0100" value="40"/>
 <Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" unit="ms" startDate="2026-01-03 09:00:00 +0100" endDate="2026-01-03 09:02:00 +0100" value="40">
  <HeartRateVariabilityMetadataList>
${intervals.map((interval) => `   <InstantaneousBeatsPerMinute bpm="${60000 / interval}" time="9:00:00,00 AM"/>`).join('\n')}
  </HeartRateVariabilityMetadataList>
 </Record>`

const historyOf = async (person: Person) => {
  const path = '/authorized/history/check-ins'
  return (await person.api.get<{ check_ins: CheckIn[] }>(path)).body.check_ins
}

describe('Daylio', () => {
  test('a table: seen before, brought, and taken back', async ({ server }) => {
    const ana = await aMember(server, { tz: 'Europe/Vienna' })
    await ana.checkIn({ note: 'my own' })
    const seen = (await preview(ana, daylio)).body.report
    expect(seen.source).toBe('daylio')
    expect(seen.changes).toEqual([{ table: 'check_ins', brought: 2, known: 0 }])
    expect(seen.skipped.map(({ line }) => line).sort()).toEqual([5, 6])
    expect(seen.moods).toContainEqual({ word: 'Grumpelig', entries: 1, state: null })
    expect((await ana.config()).body.member?.recent_check_ins, 'a preview keeps nothing').toHaveLength(1)

    const { status, body } = await apply(ana, daylio, { moods: [{ word: 'grumpelig', state: 'overwhelm' }] })
    expect(status).toBe(201)
    expect(body.import).toMatchObject({ source: 'daylio', file_name: 'file.csv', rows: 3, undone_at: null })
    expect(body.import.finished_at).toBe(body.import.imported_at)
    expect((await historyOf(ana)).slice(1)).toMatchObject([
      { checked_in_at: '2026-01-03T20:05:00.000Z', state: 'play', note: 'A good day, "really"\nwalk | friends' },
      { checked_in_at: '2026-01-02T20:05:00.000Z', state: 'dorsal_vagal', note: 'Title\ntwo\nlines' },
      { checked_in_at: '2026-01-01T07:00:00.000Z', state: 'overwhelm', note: '' },
    ])

    const undone = await undo(ana, body.import.import_id)
    expect(undone.body.imports[0]?.undone_at).not.toBeNull()
    expect((await historyOf(ana)).map(({ note }) => note)).toEqual(['my own'])
    expect((await undo(ana, body.import.import_id)).status).toBe(200)
    expect((await apply(ana, daylio)).body.import.rows, 'and brought again').toBe(2)
  })

  test('a backup brings the same rows as the table', async ({ server }) => {
    const ana = await aMember(server)
    await apply(ana, daylio)
    const entry = { year: 2026, month: 0, minute: 5, hour: 21, note: '', note_title: '', tags: [7] }
    const backup = daylioBackup([
      { ...entry, day: 3, mood: 1 },
      { ...entry, day: 2, mood: 5 },
      { ...entry, day: 4, mood: 9 },
      { ...entry, day: 5, mood: 77 },
    ])
    const { report } = (await apply(ana, backup, { moods: [{ word: 'Grumpelig', state: 'sympathetic' }] })).body
    expect(report).toMatchObject({ source: 'daylio', changes: [{ table: 'check_ins', brought: 1, known: 2 }] })
    expect(report.skipped).toMatchObject([{ file: 'dayEntries', line: 4 }])
  })

  test('an imported check-in that was edited is not brought again', async ({ server }) => {
    const ana = await aMember(server)
    await apply(ana, daylio)
    const [newest] = await historyOf(ana)
    const edit = { check_in_id: newest?.check_in_id, arousal: 0.5, comfort: -0.5, note: 'edited' }
    expect((await ana.api.put('/premium/authorized/assessment/check-in', edit)).status).toBe(200)
    expect((await apply(ana, daylio)).body.report.changes).toEqual([{ table: 'check_ins', brought: 0, known: 2 }])
    expect((await historyOf(ana)).map(({ note }) => note)).toContain('edited')
  })
})

describe('readings', () => {
  const readings = async (person: Person) =>
    (
      await person.api.get<{ readings: { hr_bpm: number; rmssd_ms: number; measured_at: string }[] }>(
        '/authorized/history/readings',
      )
    ).body.readings

  test('Elite HRV: a ZIP of intervals', async ({ server }) => {
    const ana = await aMember(server, { tz: 'UTC' })
    const bytes = zipOf([
      { name: 'export/2026-01-03 07-41-30.txt', bytes: intervals.join('\n') },
      { name: 'export/2026-01-04 07-41-30.txt', bytes: '1000\n1000\nnot a beat\n' },
      { name: 'export/notes.txt', bytes: '1000\n' },
    ])
    const { status, body } = await apply(ana, bytes)
    expect(status).toBe(201)
    expect(body.report.source).toBe('elite_hrv')
    expect(body.report.skipped.map(({ file, line }) => [file, line])).toEqual([
      ['export/2026-01-04 07-41-30.txt', 3],
      ['export/notes.txt', 1],
    ])
    const [reading] = await readings(ana)
    expect(reading?.measured_at).toBe('2026-01-03T07:41:30.000Z')
    expect(reading?.hr_bpm).toBeCloseTo(60, 0)
    expect((await apply(ana, bytes)).body.import.rows).toBe(0)
    const { files } = await exported(ana)
    expect([...files.keys()].filter((name) => name.startsWith('rr/'))).toHaveLength(1)
  })

  test('Welltory and tables of others: by the names of their columns', async ({ server }) => {
    const ana = await aMember(server, { tz: 'UTC' })
    const table =
      'Date;Time;Heart Rate (bpm);rMSSD;SDNN;Stress\n2026-01-03;07:41;61;42,5;55;30\n2026-01-04;07:41;0;42;55;30'
    const { report } = (await apply(ana, table)).body
    expect(report).toMatchObject({ source: 'welltory', skipped: [{ line: 3 }] })
    expect(await readings(ana)).toMatchObject([{ hr_bpm: 61, rmssd_ms: 42.5 }])
  })

  test('Apple Health: mindful days and HRV with its beats, in a ZIP or alone', async ({ server }) => {
    const ana = await aMember(server)
    const xml = appleHealth(healthRecords)
    const { report } = (await apply(ana, zipOf([{ name: 'apple_health_export/export.xml', bytes: xml }]))).body
    expect(report.source).toBe('apple_health')
    expect(report.changes).toEqual([
      { table: 'hrv_tasks', brought: 1, known: 0 },
      { table: 'readings', brought: 1, known: 0 },
      { table: 'practice_marks', brought: 1, known: 0 },
    ])
    expect(report.skipped.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/no beats/),
      expect.stringMatching(/^1 heart rate stands/),
      expect.stringMatching(/less than a minute/),
    ])
    expect((await apply(ana, xml)).body.import.rows).toBe(0)
  })
})

describe('tables as Excel writes them', () => {
  test('in the letters of western Windows', async ({ server }) => {
    const ana = await aMember(server)
    const table = Buffer.from('date,time,mood,note\n2026-01-03,21:05,rad,Grüße \x96 schön\n', 'latin1')
    expect((await apply(ana, table)).status).toBe(201)
    expect((await historyOf(ana)).map(({ note }) => note)).toEqual(['Grüße – schön'])
    const { files } = await exported(ana)
    expect(files.get('data/check_ins.json')?.toString()).toContain('Grüße – schön')
  })
})

describe('small files that would become large ones', () => {
  test('tags of a megabyte, again and again', async ({ server }) => {
    const ana = await aMember(server)
    const entry = { year: 2026, month: 0, minute: 5, hour: 21, day: 3, mood: 1, note: '', note_title: '' }
    const backup = {
      customMoods: [{ id: 1, custom_name: 'rad' }],
      tags: [{ id: 7, name: randomBytes(400_000).toString('hex') }],
      dayEntries: [{ ...entry, tags: Array.from({ length: 20_000 }, () => 7) }],
    }
    const bytes = zipOf([{ name: 'backup.daylio', bytes: Buffer.from(JSON.stringify(backup)).toString('base64') }])
    expect((await apply(ana, bytes)).status).toBe(201)
    expect(Buffer.byteLength((await historyOf(ana))[0]?.note ?? '')).toBeLessThanOrEqual(2000)
  })

  test('beats that would last for years', async ({ server }) => {
    const ana = await aMember(server)
    const beats = `${'1000 '.repeat(30)}${'999999 '.repeat(10_000)}`
    const { status, body } = await apply(ana, `date,time,rr\n2026-01-03,07:41,"${beats}"`)
    expect(status).toBe(201)
    expect(body.report.skipped).toHaveLength(1)
  })

  test('more values than anybody has', async ({ server }) => {
    const ana = await aMember(server)
    const values = `[${'0,'.repeat(3_000_001)}0]`
    const bytes = zipOf([{ name: 'backup.daylio', bytes: Buffer.from(values).toString('base64') }])
    expectRefusal(await preview(ana, bytes), 413, 'payload_too_large', 'file_base64')
  })
})

describe('refused', () => {
  const bomb = zipOf([{ name: 'backup.daylio', bytes: Buffer.alloc(64 * 1024 * 1024) }])
  const files: [string, Buffer | string, number, RegExp][] = [
    ['nothing', '', 422, /empty/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 422, /neither text/],
    ['a table without a date', 'mood\nrad', 422, /Line 1/],
    ['a quotation that never ends', 'date,mood\n2026-01-01,"rad', 422, /line 2/],
    ['a ZIP of nothing known', zipOf([{ name: 'a.jpg', bytes: 'x' }]), 422, /archive/],
    ['half a ZIP', zipOf([{ name: 'a.txt', bytes: 'x' }]).subarray(0, 40), 422, /ZIP/],
    ['a bomb', bomb, 413, /too large/],
    ['a file that leads outside', zipOf([{ name: '../../2026-01-03 07-41-30.txt', bytes: '1000' }]), 422, /outside/],
    ['a backup that is no base64', zipOf([{ name: 'backup.daylio', bytes: '!' }]), 422, /backup\.daylio/],
    ['XML that ends early', '<HealthData><Record', 422, /Line 1/],
    [
      'XML entities',
      '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>\n<HealthData>&a;</HealthData>',
      422,
      /Line 2.*not belong in an Apple Health file/,
    ],
  ]
  test.for(files)('%s', async ([, bytes, status, message], { server }) => {
    const ana = await aMember(server)
    const answer = await preview(ana, bytes)
    expectRefusal(answer, status, status === 413 ? 'payload_too_large' : 'invalid_input', 'file_base64')
    expect((answer.body as unknown as { error_message: string }).error_message).toMatch(message)
    expect((await apply(ana, bytes)).status).toBe(status)
  })

  test('more than 8 MiB', async ({ server }) => {
    const ana = await aMember(server)
    const answer = await preview(ana, Buffer.alloc(8 * 1024 * 1024 + 1, 'a'))
    expectRefusal(answer, 413, 'payload_too_large', 'file_base64')
  })

  test('by the name of the field', async ({ server }) => {
    const ana = await aMember(server)
    const file = aFile(daylio)
    for (const [body, field] of [
      [{ ...file, file_base64: '?' }, 'file_base64'],
      [{ ...file, file_base64: 7 }, 'file_base64'],
      [{ ...file, file_name: '' }, 'file_name'],
      [{ ...file, file_name: 'x'.repeat(201) }, 'file_name'],
      [{ ...file, moods: [{ word: 'rad', state: 'bliss' }] }, 'moods'],
      [{ ...file, nonsense: 1 }, 'nonsense'],
    ] as const) {
      expectRefusal(await ana.api.post(previewPath, body), 422, 'invalid_input', field)
    }
    expectRefusal(await ana.api.post(applyPath, file), 422, 'invalid_input', 'event_uuid')
    const long = { ...file, event_uuid: 'x'.repeat(65) }
    expectRefusal(await ana.api.post(applyPath, long), 422, 'invalid_input', 'event_uuid')
    expectRefusal(await ana.api.put(undoPath, {}), 422, 'invalid_input', 'import_id')
    expectRefusal(await ana.api.put(undoPath, { import_id: 'none' }), 404, 'not_found', 'import_id')
  })
})

test('the same event id again, also of several at once, is one import', async ({ server }) => {
  const ana = await aMember(server)
  const body = { event_uuid: crypto.randomUUID(), ...aFile(daylio) }
  const answers = await Promise.all([1, 2, 3, 4].map(() => ana.api.post<{ import: Import }>(applyPath, body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
  expect(new Set(answers.map((answer) => answer.body.import.import_id)).size).toBe(1)
  const { body: listed } = await ana.api.get<{ imports: Import[] }>('/authorized/account/imports')
  expect(listed.imports).toHaveLength(1)
  expect(await historyOf(ana)).toHaveLength(2)
})

test("nobody undoes another member's import, and an API token brings nothing in", async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  const { body } = await apply(ana, daylio)
  expectRefusal(await undo(bea, body.import.import_id), 404, 'not_found', 'import_id')
  const made = await ana.api.post<{ token: string }>('/authorized/account/api_tokens', { name: 'watch' })
  const bearer = { Authorization: `Bearer ${made.body.token}`, 'X-CSRF-Token': '_missing' }
  const program = aVisitor(server)
  expectRefusal(await program.api.post(applyPath, {}, bearer), 401, 'session_required')
  const listed = await program.api.get<{ imports: Import[] }>('/authorized/account/imports', {}, bearer)
  expect(listed.body.imports).toHaveLength(1)
})
