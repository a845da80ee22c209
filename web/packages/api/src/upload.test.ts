// @vitest-environment node
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { network } from '../../../testing/network'
import { uploadReadingData } from './upload'

test('an upload sends the given fields before the file, and no cookie', async () => {
  const seen: { names: string[]; text: string; credentials: string }[] = []
  network.use(
    http.post('https://store.example/bucket', async ({ request }) => {
      const form = await request.formData()
      const file = form.get('file') as File
      seen.push({ names: [...form.keys()], text: await file.text(), credentials: request.credentials })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await uploadReadingData({ url: 'https://store.example/bucket', fields: { key: 'k', policy: 'p' } }, 'rows')
  expect(seen).toEqual([{ names: ['key', 'policy', 'file'], text: 'rows', credentials: 'omit' }])
})

test('a store that refuses is told apart from one that is away', async () => {
  const body = { error_code: 'upload_refused', error_message: 'This permit has run out.', request_id: 'r1' }
  network.use(http.post('https://store.example/bucket', () => HttpResponse.json(body, { status: 403 })))
  const target = { url: 'https://store.example/bucket', fields: {} }
  await expect(uploadReadingData(target, 'rows')).rejects.toMatchObject({ code: 'upload_refused' })
})
