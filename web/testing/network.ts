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
    http.post('*', async ({ request }) => {
      const { status, body } = api.answer(new URL(request.url).pathname, (await request.json()) as never)
      return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body as never, { status })
    }),
  )
}

/** Calls go unanswered, as in a tunnel. */
export const cutOff = () => network.use(http.post('*', () => HttpResponse.error()))
