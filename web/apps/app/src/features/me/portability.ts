import { answerOf, type StateName } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'
import { saveFile } from '../../lib/device/save-file'

export const LARGEST_FILE = 8 * 1024 * 1024

export interface ImportFile {
  file_name: string
  file_base64: string
}

export interface MoodMeaning {
  word: string
  state: StateName
}

export const exportAccount = () => answerOf(memberApi.GET('/authorized/account/export', {}))

export const previewImport = (body: ImportFile & { moods: MoodMeaning[] }) =>
  answerOf(memberApi.POST('/authorized/account/import/preview', { body }))

export const applyImport = (body: ImportFile & { moods: MoodMeaning[]; event_uuid: string }) =>
  answerOf(memberApi.POST('/authorized/account/import/apply', { body }))

export const readImports = () => answerOf(memberApi.GET('/authorized/account/imports', {}))

export const undoImport = (import_id: string) =>
  answerOf(memberApi.PUT('/authorized/account/import/undo', { body: { import_id } }))

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Hands a file of the server to the browser's own downloads. */
export const saveServersFile = ({ file_name, file_base64 }: ImportFile) => saveFile(file_name, bytesOf(file_base64))

/** A file as the import takes it. */
export function readFile(file: File): Promise<ImportFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = String(reader.result)
      resolve({ file_name: file.name, file_base64: address.slice(address.indexOf(',') + 1) })
    }
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
