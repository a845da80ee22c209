import type { FakeApi } from './fake-api'
import { type Handlers, ok } from './reply'

const REPORT = {
  source: 'daylio',
  is_ours: false,
  changes: [{ table: 'check_ins', brought: 12, known: 3 }],
  skipped: [{ file: 'daylio.csv', line: 7, reason: 'There is no date.' }],
  skipped_count: 1,
  moods: [{ word: 'meh', state: null, entries: 4 }],
}

/** Export and import, with one import that can be undone. */
export class FakePortability {
  private imports: { import_id: string; undone_at: string | null; [field: string]: unknown }[] = []

  constructor(private readonly api: FakeApi) {}

  private reply = (answer: object, status = 200) => ok({ ...answer, member: this.api.member }, status)

  readonly handlers: Handlers = {
    'GET /api/authorized/account/export': () => this.reply({ file_name: 'evenkeel.zip', file_base64: 'UEsFBg==' }),
    'GET /api/authorized/account/imports': () => this.reply({ imports: this.imports }),
    '/api/authorized/account/import/preview': () => this.reply({ report: REPORT }),
    '/api/authorized/account/import/apply': ({ event_uuid, file_name }) => {
      const imported_at = this.api.now().toISOString()
      const made = {
        import_id: 'i1',
        event_uuid,
        source: 'daylio',
        file_name,
        imported_at,
        finished_at: imported_at,
        undone_at: null,
        rows: 12,
      }
      this.imports = [made]
      return this.reply({ import: made, report: REPORT }, 201)
    },
    'PUT /api/authorized/account/import/undo': ({ import_id }) => {
      const undone_at = this.api.now().toISOString()
      this.imports = this.imports.map((one) => (one.import_id === import_id ? { ...one, undone_at } : one))
      return this.reply({ imports: this.imports })
    },
  }
}
