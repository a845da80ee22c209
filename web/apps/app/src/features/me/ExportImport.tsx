import { type StateName, useRequest } from '@evenkeel/api'
import { Button, Notice, SelectField } from '@evenkeel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { useConfig, useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { newUuid } from '../../lib/device/uuid'
import { dayAndTime } from '../../lib/words/moments'
import { FileChooser } from './FileChooser'
import styles from './Me.module.css'
import { Section } from './MePage'
import {
  applyImport,
  exportAccount,
  type ImportFile,
  LARGEST_FILE,
  type MoodMeaning,
  previewImport,
  readFile,
  readImports,
  saveServersFile,
  undoImport,
} from './portability'

/** Everything of a member as one file, and what other programs kept of them. */
export function ExportImport() {
  return (
    <>
      <Export />
      <Import />
      <Imports />
    </>
  )
}

function Export() {
  const { t } = useTranslation()
  const request = useRequest(exportAccount, { onSuccess: saveServersFile })
  return (
    <Section title={t('data.export')}>
      <p className="quiet">{t('data.export_words')}</p>
      <div className={styles.form}>
        <CallError error={request.error} />
        <Button
          look="ghost"
          request={request.state}
          loadingText={t('data.exporting')}
          successText={t('data.exported')}
          onClick={() => request.send(undefined)}
        >
          {t('data.export_save')}
        </Button>
      </div>
    </Section>
  )
}

type Report = Awaited<ReturnType<typeof previewImport>>['report']

/** Looked at first, taken over second: nothing is written before somebody has seen what it would be. */
function Import() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const queries = useQueryClient()
  const [file, setFile] = useState<ImportFile>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const [moods, setMoods] = useState<MoodMeaning[]>([])
  // One id for one file, however often it has to be sent.
  const eventId = useRef(newUuid())
  const preview = useRequest(previewImport)
  const apply = useRequest(applyImport, {
    onSuccess: ({ member }) => {
      updateMember(member)
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === member_id })
    },
  })
  const look = (next: ImportFile, meanings: MoodMeaning[]) => {
    apply.reset()
    preview.send({ ...next, moods: meanings })
  }
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setIsTooLarge(chosen.size > LARGEST_FILE)
    if (chosen.size > LARGEST_FILE) return
    const next = await readFile(chosen)
    eventId.current = newUuid()
    setFile(next)
    setMoods([])
    look(next, [])
  }
  const mean = (word: string, state: StateName | undefined) => {
    const next = [...moods.filter((mood) => mood.word !== word), ...(state ? [{ word, state }] : [])]
    setMoods(next)
    if (file) look(file, next)
  }
  return (
    <Section title={t('data.import')}>
      <p className="quiet">{t('data.import_words')}</p>
      <FileChooser chosen={file?.file_name} onChoose={choose} />
      {isTooLarge && <Notice tone="alarm">{t('data.import_too_large')}</Notice>}
      {preview.state === 'fetching' && (
        <p className="quiet" role="status">
          {t('data.import_looking')}
        </p>
      )}
      <CallError error={preview.error} />
      {preview.data && file && (
        <>
          <ReportTable report={preview.data.report} moods={moods} onMean={mean} />
          <div className={styles.form}>
            <CallError error={apply.error} />
            <Button
              request={apply.state}
              loadingText={t('data.import_taking')}
              successText={t('data.import_taken')}
              onClick={() => apply.send({ ...file, moods, event_uuid: eventId.current })}
            >
              {t('data.import_take')}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}

const SHOWN_SKIPPED = 5

interface ReportTableProps {
  report: Report
  moods: readonly MoodMeaning[]
  onMean: (word: string, state: StateName | undefined) => void
}

function ReportTable({ report, moods, onMean }: ReportTableProps) {
  const { t } = useTranslation()
  const { states } = useConfig()
  const unclear = report.moods.filter(({ word, state }) => !state || moods.some((mood) => mood.word === word))
  return (
    <>
      <ul className={styles.rows}>
        {report.changes.map(({ table, brought, known }) => (
          <li key={table} className={styles.entry}>
            <span>{t(`data.import_table.${table}`, { defaultValue: table.replaceAll('_', ' ') })}</span>
            <span className="quiet small">{t('data.import_change', { brought, known })}</span>
          </li>
        ))}
      </ul>
      {unclear.map(({ word, entries }) => (
        <SelectField
          key={word}
          label={t('data.import_mood', { word, count: entries })}
          value={moods.find((mood) => mood.word === word)?.state ?? ''}
          onChange={(event) => onMean(word, states.find(({ name }) => name === event.target.value)?.name)}
        >
          <option value="">{t('data.import_mood_none')}</option>
          {states.map(({ name, display_name }) => (
            <option key={name} value={name}>
              {display_name}
            </option>
          ))}
        </SelectField>
      ))}
      {report.skipped_count > 0 && (
        <div>
          <p>{t('data.import_skipped', { count: report.skipped_count })}</p>
          {report.skipped.slice(0, SHOWN_SKIPPED).map(({ file, line, reason }) => (
            <p key={`${file}${line}`} className="quiet small">
              {t('data.import_skipped_line', { file, line, reason })}
            </p>
          ))}
        </div>
      )}
    </>
  )
}

function Imports() {
  const { t, i18n } = useTranslation()
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const queries = useQueryClient()
  const key = [member_id, 'imports']
  const query = useQuery({ queryKey: key, queryFn: readImports, retry: false, networkMode: 'always' })
  const request = useRequest(undoImport, {
    onSuccess: (reply) => {
      updateMember(reply.member)
      queries.setQueryData(key, reply)
    },
  })
  if (query.data?.imports.length === 0) return null
  return (
    <Section title={t('data.imports')}>
      <CallError error={request.error} />
      <Loaded query={query}>
        {({ imports }) => (
          <ul className={styles.rows}>
            {imports.map(({ import_id, file_name, imported_at, finished_at, undone_at, rows }) => (
              <li key={import_id} className={styles.entry}>
                <div>
                  <p>{file_name}</p>
                  <p className="quiet small">
                    {t('data.import_entry', { count: rows, moment: dayAndTime(new Date(imported_at), i18n.language) })}
                  </p>
                  {!finished_at && <p className="quiet small">{t('data.import_unfinished')}</p>}
                </div>
                {undone_at ? (
                  <span className="quiet small">{t('data.import_undone')}</span>
                ) : (
                  <Button look="plain" onClick={() => request.send(import_id)}>
                    {t('data.import_undo')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
