import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { network } from '../../../testing/network'
import { fetchArticleMetadata, fetchCertificationCode, fetchDiscoveryQuiz, fetchQuizResult } from './index'

beforeEach(() => {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => queueMicrotask(run)) as never)
})

/** Answers what is asked below an address with the next status, and remembers the requests. */
function answerInTurn(pattern: string, ...statuses: number[]) {
  const requests: Request[] = []
  network.use(
    http.get(pattern, ({ request }) => {
      requests.push(request)
      const status = statuses[Math.min(requests.length, statuses.length) - 1] ?? 200
      return HttpResponse.json({ found: true }, { status })
    }),
  )
  return requests
}

describe('article metadata', () => {
  const fetchOne = () => fetchArticleMetadata('http://localhost:8080/content', 'long-exhale')

  test('comes from learn/json at the content base, and from no cache', async () => {
    const requests = answerInTurn('http://localhost:8080/content/learn/json/long-exhale.json', 200)
    await expect(fetchOne()).resolves.toEqual({ found: true })
    expect(requests[0]).toMatchObject({ cache: 'no-store', credentials: 'omit' })
  })

  test.each([404, 403, 422])('fails with the specified words when it is answered %i', async (status) => {
    answerInTurn('*/learn/json/*', status)
    await expect(fetchOne()).rejects.toMatchObject({
      message: 'Invalid Metadata Response',
      code: 'bad_request_error',
      status,
    })
  })

  test('fails with them after two repeats of a 5xx', async () => {
    const requests = answerInTurn('*/learn/json/*', 500)
    await expect(fetchOne()).rejects.toThrow('Invalid Metadata Response')
    expect(requests).toHaveLength(3)
  })

  test('a name cannot lead out of its folder', async () => {
    const requests = answerInTurn('http://localhost:8080/*', 200)
    await fetchArticleMetadata('http://localhost:8080/content', '../../secret')
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/content/learn/json/..%2F..%2Fsecret.json')
  })
})

describe('files of the service', () => {
  test('a quiz result is found by its key', async () => {
    answerInTurn('http://localhost:8081/quiz-results/k1.json', 503, 200)
    await expect(fetchQuizResult('http://localhost:8081', 'k1')).resolves.toEqual({ found: true })
  })

  test('a quiz result that is gone is refused as the service says it', async () => {
    const body = { error_code: 'not_found', error_message: 'There is no such result.', request_id: 'r1' }
    network.use(http.get('*/quiz-results/*', () => HttpResponse.json(body, { status: 404 })))
    await expect(fetchQuizResult('http://localhost:8081', 'k1')).rejects.toMatchObject({ problem: body, status: 404 })
  })

  test('a certification code may come from the cache', async () => {
    const requests = answerInTurn('http://localhost:8081/temp/ABC.json', 200)
    await fetchCertificationCode('http://localhost:8081', 'ABC')
    expect(requests[0]?.cache).toBe('default')
  })

  test('a file that is not JSON is a failed call', async () => {
    network.use(http.get('*/temp/*', () => new HttpResponse('<html></html>')))
    await expect(fetchCertificationCode('http://localhost:8081', 'ABC')).rejects.toMatchObject({
      code: 'bad_request_error',
      message: 'Something went wrong - please try again',
    })
  })
})

test('the quiz is asked for in a language, and about each time', async () => {
  const requests = answerInTurn('http://localhost:8080/content/quiz/discovery.json', 200)
  await fetchDiscoveryQuiz('http://localhost:8080/content', 'de-AT')
  await fetchDiscoveryQuiz('http://localhost:8080/content')
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?language_code=de-AT', ''])
  expect(requests[0]).toMatchObject({ cache: 'no-cache', credentials: 'omit' })
})
