import type { JournalAnswer } from '@evenkeel/api'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { asEvents, wantsEvents } from './fake-api/events'
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
      if (wantsEvents(request.headers.get('Accept'), status)) return inEvents(asEvents(body as JournalAnswer), status)
      return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body as never, { status })
    }),
  )
}

const EVENTS = { 'Content-Type': 'text/event-stream' }

/** An answer in events, all at once. */
export const inEvents = (events: readonly string[], status = 200) =>
  new HttpResponse(events.join(''), { status, headers: EVENTS })

/** An answer that a test writes by and by: text to send, and the end of it, good or bad. */
export function eventsByHand() {
  const encoder = new TextEncoder()
  let pen: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pen = controller
    },
  })
  return {
    response: () => new HttpResponse(body, { status: 201, headers: EVENTS }),
    send: (...events: string[]) => events.map((event) => pen?.enqueue(encoder.encode(event))),
    end: () => pen?.close(),
    breakOff: () => pen?.error(new TypeError('the line is dead')),
  }
}

/** Calls go unanswered, as in a tunnel. */
export const cutOff = () => network.use(http.all('*', () => HttpResponse.error()))
