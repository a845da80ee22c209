import { createHash } from 'node:crypto'
import { proveByMail } from '../../support/account-security'
import { command } from '../../support/command'
import { expect, test } from '../../support/fixtures'
import { aMember, aMemberWithPassword, aVisitor } from '../../support/person'
import { apply, applyPath, carriedTables, exported, exportPath, preview, undo } from '../../support/portability'
import { golden } from '../../support/recordings'
import { expectRefusal } from '../../support/refusals'
import { zipOf } from '../../support/zip'

type Ana = Awaited<ReturnType<typeof aMember>>

/** Some of everything that a member leaves behind. */
async function aLife(ana: Ana): Promise<void> {
  await ana.checkIn({ note: '=1+1 "quoted"\n<b>Zwölf</b> 🌧️' })
  await ana.checkIn({ body_signs: ['tight_chest'], arousal: 0.1, comfort: 1 / 3 })
  const { task_id } = await ana.submitReading(golden('rest_70s').csv)
  expect((await ana.finishedTask(task_id)).status).toBe('done')
  await ana.api.post('/authorized/assessment/onboarding/personalize', {
    selected_goal: 'less_stress',
    selected_life_aspect: 'environment',
    life_aspect_current_state: 'play',
    life_aspect_preferred_state: 'stillness',
  })
  await ana.api.post('/premium/authorized/journal/thread', {
    selected_life_aspect: 'environment',
    selected_life_aspect_current_state: 'play',
  })
  await ana.api.post('/authorized/account/feedback', { app_feedback_text: 'More walks, please.' })
}

test('holds everything: as it was kept, for spreadsheets, for other programs and for people', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  await aLife(ana)
  const { file_name, files } = await exported(ana)
  expect(file_name).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/)

  const checkIns = JSON.parse(files.get('data/check_ins.json') ?? '') as { columns: string[]; rows: unknown[][] }
  expect(checkIns.rows).toHaveLength(2)
  expect(checkIns.columns).not.toContain('member_id')
  expect(files.get('csv/check_ins.csv')).toContain('\'=1+1 ""quoted""')
  const intervals = [...files].filter(([name]) => name.startsWith('rr/'))
  expect(intervals).toHaveLength(1)
  for (const line of intervals[0]?.[1].trim().split('\n') ?? []) {
    if (line === '') continue
    expect(Number(line)).toBeGreaterThan(300)
    expect(Number(line)).toBeLessThan(2000)
  }
  const page = files.get('index.html') ?? ''
  expect(page).toContain('&lt;b&gt;Zwölf&lt;/b&gt; 🌧️')
  expect(page).toContain(ana.member.email_address)
  expect(page).not.toMatch(/<script|src=|https?:\/\//)
})

test('17.30: no cell begins a formula, whatever stands before its sign', async ({ server }) => {
  const ana = await aMember(server)
  const formulas = ['＝1+1', '＋1', '－1', '＠a', '\u3000=1', '\u00a0+1', '\u200b@a', '\ufeff-1']
  for (const note of formulas) expect((await ana.checkIn({ note })).status).toBe(201)
  const { rows } = JSON.parse((await exported(ana)).files.get('data/check_ins.json') ?? '') as { rows: unknown[][] }
  const kept = rows
    .flat()
    .filter((cell) => typeof cell === 'string' && formulas.some((one) => one === cell || one.slice(1) === cell))
  expect(kept).toHaveLength(formulas.length)
  const csv = (await exported(ana)).files.get('csv/check_ins.csv') ?? ''
  for (const note of kept) expect(csv).toContain(`'${note}`)
})

test('says in its manifest what every file must be, and is signed', async ({ server }) => {
  const ana = await aMember(server)
  await ana.checkIn()
  const { files } = await exported(ana)
  const manifest = JSON.parse(files.get('manifest.json') ?? '') as {
    format: string
    version: number
    rows: Record<string, number>
    sha256: Record<string, string>
  }
  expect(manifest).toMatchObject({ format: 'evenkeel-archive', version: 1 })
  expect(manifest.rows.check_ins).toBe(1)
  const others = [...files].filter(([name]) => !name.startsWith('manifest.'))
  expect(manifest.sha256).toEqual(
    Object.fromEntries(others.map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')])),
  )
  expect(files.get('manifest.sig')).toMatch(/^[0-9a-f]{64}\n$/)
})

test('tells no secret: no digest of a password, a session or a token', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  const made = await ana.api.post<{ token: string }>('/authorized/account/api_tokens', { name: 'watch' })
  const { files } = await exported(ana)
  const everything = [...files.values()].join('\n')
  expect(everything).not.toContain('argon2')
  expect(everything).not.toMatch(/password_hash|token_hash/)
  expect(everything).not.toContain(made.body.token)
  expect(everything).not.toContain(createHash('sha256').update(made.body.token).digest('hex'))
  expect(files.get('data/api_tokens.json')).toContain('watch')
})

test("holds nothing of anybody else's", async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  await bea.checkIn({ note: 'the word of Bea' })
  const { files } = await exported(ana)
  expect([...files.values()].join('\n')).not.toMatch(new RegExp(`word of Bea|${bea.member.member_id}`))
})

test('is for the session that asks, or a token that reads; and for members without premium', async ({
  startServer,
}) => {
  const server = await startServer()
  const ana = await aMember(server)
  expectRefusal(await aVisitor(server).api.get(exportPath), 401, 'session_required')
  expectRefusal(await ana.api.get(exportPath, {}, { 'X-CSRF-Token': 'wrong' }), 403, 'csrf_error')
  const { body } = await ana.api.post<{ token: string }>('/authorized/account/api_tokens', { name: 'backup' })
  const program = aVisitor(server)
  const bearer = { Authorization: `Bearer ${body.token}`, 'X-CSRF-Token': '_missing' }
  expect((await exported(program, bearer)).files.get('data/members.json')).toContain(ana.member.email_address)
  expectRefusal(await program.api.post(applyPath, {}, bearer), 401, 'session_required')
  await server.setClock(new Date(Date.parse(ana.member.premium.ends_at ?? '') + 1000).toISOString())
  await proveByMail(ana)
  await exported(ana)
})

test('exported, erased, brought into a new account, exported again: the same', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  await aLife(ana)
  const before = await exported(ana)
  const erase = ['admin', 'erase', ana.member.email_address, '--yes', ...server.installationFlags]
  expect(await command(erase)).toMatchObject({ code: 0 })

  const bea = await aMember(server)
  const seen = await preview(bea, before.bytes)
  expect(seen.body.report).toMatchObject({ source: 'evenkeel', is_ours: true, skipped: [] })
  const brought = await apply(bea, before.bytes)
  expect(brought.status).toBe(201)
  expect(brought.body.report.changes).toEqual(seen.body.report.changes)
  expect(carriedTables(await exported(bea))).toEqual(carriedTables(before))

  const again = await apply(bea, before.bytes)
  expect(again.body.report.changes.reduce((sum, { brought }) => sum + brought, 0)).toBe(0)
  expect(carriedTables(await exported(bea))).toEqual(carriedTables(before))

  await server.runJobs()
  const { body } = await bea.config()
  expect(body.member?.recent_check_ins).toHaveLength(2)
  expect(body.member?.balance.check_ins_counted).toBe(2)

  expect((await undo(bea, brought.body.import.import_id)).status).toBe(200)
  expect((await bea.config()).body.member?.recent_check_ins).toHaveLength(0)
})

test('an archive that somebody changed is refused, naming the file', async ({ server }) => {
  const ana = await aMember(server)
  await ana.checkIn()
  const { files } = await exported(ana)
  const with_ = (change: Record<string, string | undefined>) =>
    zipOf(
      [...files, ...Object.entries(change).filter(([name]) => !files.has(name))]
        .map(([name, bytes]) => ({ name, bytes: name in change ? change[name] : bytes }))
        .filter((file): file is { name: string; bytes: string } => file.bytes !== undefined),
    )
  const checkIns = files.get('data/check_ins.json') ?? ''
  const refusals: [Record<string, string | undefined>, RegExp][] = [
    [{ 'data/check_ins.json': checkIns.replace('play', 'stillness') }, /check_ins\.json/],
    [{ 'data/check_ins.json': undefined }, /check_ins\.json/],
    [{ 'data/more.json': '{}' }, /more\.json/],
    [{ 'manifest.json': '{"format":"evenkeel-archive","version":2}' }, /manifest\.json/],
    [{ 'manifest.json': 'no json' }, /manifest\.json/],
  ]
  for (const [change, names] of refusals) {
    const answer = await preview(ana, with_(change))
    expectRefusal(answer, 422, 'invalid_input', 'file_base64')
    expect((answer.body as unknown as { error_message: string }).error_message).toMatch(names)
  }
  const unsigned = await preview(ana, with_({ 'manifest.sig': undefined }))
  expect(unsigned.body.report).toMatchObject({ source: 'evenkeel', is_ours: false })
})
