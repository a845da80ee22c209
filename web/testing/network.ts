import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { FakeApi } from './fake-api/fake-api'

/** The network of the tests. Whatever a test did not allow is an error. */
export const network = setupServer()

/** Puts the fake API behind every address, the signed uploads included. */
export function answerWith(api: FakeApi) {
  api.serviceUrl = 'http://localhost:8081'
  network.use(
    http.post('*/uploads/:uploadId', async ({ request, params }) => {
      const form = await request.formData()
      const file = form.get('file')
      const { status } = api.receiveUpload(String(params.uploadId), file instanceof File ? await file.text() : '')
      return new HttpResponse(null, { status })
    }),
    http.all('*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const input = request.method === 'GET' ? Object.fromEntries(searchParams) : await request.json()
      const { status, body } = api.answer(pathname, input as never, request.method)
      return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body as never, { status })
    }),
  )
}

/** Calls go unanswered, as in a tunnel. */
export const cutOff = () => network.use(http.all('*', () => HttpResponse.error()))
