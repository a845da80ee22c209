import { refusal } from './call-failed'
import { UPLOAD_RETRIES } from './retries'
import { send } from './transport'

export interface UploadTarget {
  url: string
  fields: Record<string, string>
}

const UPLOAD_TIMEOUT = 60_000

/** Posts a recording to a signed address: the given fields first, the file last, as the S3 protocol wants it. */
export async function uploadReadingData({ url, fields }: UploadTarget, readingData: string): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([readingData], 'reading_data.csv', { type: 'text/csv' }))
  // The signature is the permission: no cookie goes to what may be a stranger's store.
  const request = new Request(url, { method: 'POST', body: form, credentials: 'omit' })
  const response = await send(request, { retries: UPLOAD_RETRIES, timeout: UPLOAD_TIMEOUT })
  if (!response.ok) throw refusal(await response.json().catch(() => undefined), response.status)
}
