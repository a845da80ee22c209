import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { network } from '../../../testing/network'
import { answerOf, CallFailed, csrfToken, openMemberClient, openServiceClient } from './index'

const api = openMemberClient('http://localhost:8080')
const config = () => answerOf(api.POST('/config', { body: {} }))

/** Answers each call with the next status, and remembers what was asked. */
function answerInTurn(path: string, ...statuses: number[]) {
  const requests: Request[] = []
  network.use(
    http.post(`*${path}`, ({ request }) => {
      requests.push(request)
      const status = statuses[Math.min(requests.length, statuses.length) - 1]
      return HttpResponse.json({ ok: true }, { status: status ?? 200 })
    }),
  )
  return requests
}

beforeEach(() => {
  // Pauses between repeats are not what these tests are about.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => queueMicrotask(run)) as never)
})

describe('repeats after a 5xx, by the specification', () => {
  test('most calls: twice, then the answer that came', async () => {
    const requests = answerInTurn('/api/config', 500, 503, 200)
    await expect(config()).resolves.toEqual({ ok: true })
    expect(requests).toHaveLength(3)
  })

  test('most calls give up after the second repeat', async () => {
    const requests = answerInTurn('/api/config', 500)
    await expect(config()).rejects.toMatchObject({ status: 500 })
    expect(requests).toHaveLength(3)
  })

  test('creating an account is never repeated', async () => {
    const requests = answerInTurn('/api/account/create', 500)
    await expect(answerOf(api.POST('/account/create', { body: { email_address: 'a@b.example' } }))).rejects.toThrow()
    expect(requests).toHaveLength(1)
  })

  test('HRV calls: three times', async () => {
    const requests = answerInTurn('/hrv-task/status', 502)
    const service = openServiceClient('http://localhost:8081')
    await expect(answerOf(service.POST('/hrv-task/status', { body: {} }))).rejects.toThrow()
    expect(requests).toHaveLength(4)
  })

  test.each(['get', 'put', 'post'] as const)('a %s is repeated like any other, with the same body', async (method) => {
    const bodies: string[] = []
    network.use(
      http[method]('*/api/tried', async ({ request }) => {
        bodies.push(await request.text())
        return HttpResponse.json({ ok: true }, { status: bodies.length < 3 ? 500 : 200 })
      }),
    )
    // A path of no contract: what holds for it holds for every call with this method.
    const call = { get: api.GET, put: api.PUT, post: api.POST }[method] as (path: string, plan: object) => never
    const plan = method === 'get' ? {} : { body: { a: 1 } }
    await expect(answerOf(call('/tried', plan))).resolves.toEqual({ ok: true })
    expect(bodies).toEqual(Array(3).fill(method === 'get' ? '' : '{"a":1}'))
  })

  test('a refusal is not repeated', async () => {
    const requests = answerInTurn('/api/config', 422)
    await expect(config()).rejects.toThrow()
    expect(requests).toHaveLength(1)
  })
})

describe('what went wrong', () => {
  test('a body is passed on', async () => {
    const body = { error_code: 'invalid_input', error_message: 'Too short.', field: 'password', request_id: 'r1' }
    network.use(http.post('*/api/config', () => HttpResponse.json(body, { status: 422 })))
    await expect(config()).rejects.toMatchObject({ problem: body, status: 422, code: 'invalid_input' })
  })

  test('no body is a bad request with the specified words', async () => {
    network.use(http.post('*/api/config', () => new HttpResponse(null, { status: 400 })))
    await expect(config()).rejects.toMatchObject({
      code: 'bad_request_error',
      message: 'Something went wrong - please try again',
    })
  })

  test.each([
    ['text', '<html>Bad gateway</html>'],
    ['a body that is not ours', '{"oops":true}'],
  ])('%s instead of our body is one too', async (_, text) => {
    network.use(http.post('*/api/config', () => new HttpResponse(text, { status: 403 })))
    await expect(config()).rejects.toMatchObject({
      code: 'bad_request_error',
      message: 'Something went wrong - please try again',
    })
  })

  test('a page instead of an answer is a failed call, whatever its status', async () => {
    network.use(http.post('*/api/config', () => new HttpResponse('<html>Sign in to the hotel</html>')))
    const failed: unknown = await config().catch((thrown) => thrown)
    expect(failed).toBeInstanceOf(CallFailed)
    expect(failed).toMatchObject({ code: 'bad_request_error', isUnanswered: false })
  })

  test('no answer at all is told apart', async () => {
    network.use(http.post('*/api/config', () => HttpResponse.error()))
    const failed: unknown = await config().catch((thrown) => thrown)
    expect(failed).toBeInstanceOf(CallFailed)
    expect(failed).toMatchObject({ code: 'bad_request_error', isUnanswered: true, isWorthRepeating: true })
  })
})

describe('the CSRF header', () => {
  test.each([
    ['csrf_token=abc%3D; other=1', 'abc='],
    ['other=1', '_missing'],
    ['', '_missing'],
    ['csrf_token=', '_missing'],
    ['csrf_token=50%', '50%'],
    ['xcsrf_token=no', '_missing'],
  ])('from cookies %s is %s', (cookies, token) => {
    expect(csrfToken('csrf_token', cookies)).toBe(token)
  })

  test('goes with every call', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server sets it this way.
    document.cookie = 'csrf_token=t1'
    const [request] = [answerInTurn('/api/config', 200)]
    await config()
    expect(request[0]?.headers.get('X-CSRF-Token')).toBe('t1')
  })
})
