import type { Answer } from './client'
import { expect } from './fixtures'
import type { Person } from './person'
import { unzip } from './zip'

export interface Import {
  import_id: string
  source: string
  file_name: string
  imported_at: string
  finished_at: string | null
  undone_at: string | null
  rows: number
}

export interface Report {
  source: string
  is_ours: boolean
  changes: { table: string; brought: number; known: number }[]
  skipped: { file: string; line: number; reason: string }[]
  skipped_count: number
  moods: { word: string; entries: number; state: string | null }[]
}

export const exportPath = '/authorized/account/export'
export const previewPath = '/authorized/account/import/preview'
export const applyPath = '/authorized/account/import/apply'
export const undoPath = '/authorized/account/import/undo'

export const aFile = (bytes: Buffer | string, file_name = 'file.csv', more: object = {}) => ({
  file_name,
  file_base64: Buffer.from(bytes).toString('base64'),
  ...more,
})

export const preview = (
  person: Person,
  bytes: Buffer | string,
  more: object = {},
): Promise<Answer<{ report: Report }>> => person.api.post(previewPath, aFile(bytes, 'file.csv', more))

export const apply = (
  person: Person,
  bytes: Buffer | string,
  more: object = {},
): Promise<Answer<{ import: Import; report: Report }>> =>
  person.api.post(applyPath, { event_uuid: crypto.randomUUID(), ...aFile(bytes, 'file.csv', more) })

export const undo = (person: Person, import_id: string): Promise<Answer<{ imports: Import[] }>> =>
  person.api.put(undoPath, { import_id })

export interface Archive {
  file_name: string
  bytes: Buffer
  files: Map<string, string>
}

export async function exported(person: Person, headers: Record<string, string> = {}): Promise<Archive> {
  const { status, body } = await person.api.get<{ file_name: string; file_base64: string }>(exportPath, {}, headers)
  expect(status).toBe(200)
  const bytes = Buffer.from(body.file_base64, 'base64')
  return { file_name: body.file_name, bytes, files: unzip(bytes) }
}

/** The tables that go to another account, as they stand in the archive. */
export function carriedTables(archive: Archive): Record<string, string> {
  const shown =
    /^data\/(members|sessions|api_tokens|external_identities|subscriptions|trainer_\w+|leads|imports)\.json$/
  return Object.fromEntries([...archive.files].filter(([name]) => name.startsWith('data/') && !shown.test(name)))
}
