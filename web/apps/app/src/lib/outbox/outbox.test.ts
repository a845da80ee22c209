import { act, renderHook } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useEffect } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeApi } from '../../../../../testing/fake-api/fake-api'
import { answerWith, cutOff, network } from '../../../../../testing/network'
import type { WriteOf } from './calls'
import { allEntries, isWrite } from './entries'
import { flush, keep, retry, send, useOutbox } from './outbox'

const PATH = '/premium/authorized/assessment/check-in'
const CHECK_IN = `POST ${PATH}` as const

let api: FakeApi

beforeEach(() => {
  api = new FakeApi()
  api.signIn()
  answerWith(api)
})

const checkIn = (id: string, memberId = 'm1'): WriteOf<typeof CHECK_IN> => ({
  id,
  memberId,
  call: CHECK_IN,
  body: { event_uuid: id, arousal: 0, comfort: 1, body_signs: [] },
})

const kept = async () => (await allEntries()).filter(isWrite)
const sent = () => api.calls.filter(({ path }) => path === `/api${PATH}`).map(({ body }) => body.event_uuid)
const refusal = (error_code: string) => ({ error_code, error_message: 'No.', request_id: 'r' })

describe('the outbox', () => {
  test('tells the answer and keeps nothing that arrived', async () => {
    const delivery = await send(checkIn('a'))
    expect(delivery).toMatchObject({ kind: 'delivered', answer: { check_in: { check_in_id: 'a' } } })
    expect(await kept()).toEqual([])
  })

  test('keeps what finds no answer and sends it later, in order, once', async () => {
    cutOff()
    expect(await send(checkIn('a'))).toEqual({ kind: 'waiting' })
    expect(await send(checkIn('b'))).toEqual({ kind: 'waiting' })
    answerWith(api)
    expect(await send(checkIn('c'))).toMatchObject({ kind: 'delivered' })
    await flush('m1')
    expect(sent()).toEqual(['a', 'b', 'c'])
  })

  test('sends once however often it is asked to at the same time', async () => {
    await keep(checkIn('a'))
    await Promise.all([flush('m1'), flush('m1'), flush('m1')])
    expect(sent()).toEqual(['a'])
  })

  test('stops at the first that the server cannot take now', async () => {
    const away = { status: 503, body: refusal('unavailable') }
    api.plan(`/api${PATH}`, away, away, away)
    await keep(checkIn('a'))
    await keep(checkIn('b'))
    await flush('m1')
    expect((await kept()).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('tells a refusal to whoever pressed the button, and then lets go', async () => {
    api.plan(`/api${PATH}`, { status: 422, body: refusal('invalid_input') })
    expect(await send(checkIn('a'))).toMatchObject({ kind: 'refused', failed: { code: 'invalid_input' } })
    expect(await kept()).toEqual([])
  })

  test.each([
    ['delivered', { status: 200, body: { check_in: { check_in_id: 'a' } } }],
    ['refused', { status: 422, body: refusal('invalid_input') }],
  ])('tells whoever pressed what was %s by a run that began in between', async (kind, answer) => {
    api.plan(`/api${PATH}`, answer)
    const isWaiting = () => useOutbox('m1').waiting.length > 0
    renderHook(() => {
      const waits = isWaiting()
      useEffect(() => {
        if (waits) flush('m1')
      }, [waits])
    })
    let delivery: object | undefined
    await act(async () => {
      delivery = await send(checkIn('a'))
    })
    expect(delivery).toMatchObject({ kind })
    expect(sent()).toEqual(['a'])
    expect(await kept()).toEqual([])
  })

  test('keeps the words of a refusal that nobody saw, and goes on behind it', async () => {
    api.plan(`/api${PATH}`, { status: 422, body: refusal('invalid_input') })
    await keep(checkIn('a'))
    await keep(checkIn('b'))
    expect(await flush('m1')).toMatchObject({ email_address: 'mara@example.org' })
    expect(await kept()).toMatchObject([{ id: 'a', refusal: { error_message: 'No.' } }])
    await flush('m1')
    expect(sent()).toEqual(['a', 'b'])
  })

  test('sets aside what its day has no room for, instead of waiting behind it', async () => {
    const full = { ...refusal('too_many_requests'), field: 'checked_in_at' }
    api.plan(`/api${PATH}`, { status: 429, body: full })
    await keep(checkIn('a'))
    await keep(checkIn('b'))
    await flush('m1')
    expect(sent()).toEqual(['a', 'b'])
    expect(await kept()).toMatchObject([{ id: 'a', refusal: { field: 'checked_in_at' } }])
  })

  test.each([
    ['session_required', 401],
    ['premium_required', 402],
    ['csrf_error', 403],
  ])('waits for the member after %s', async (code, status) => {
    api.plan(`/api${PATH}`, { status, body: refusal(code) })
    expect(await send(checkIn('a'))).toMatchObject({ kind: 'refused', failed: { code } })
    expect(await kept()).toMatchObject([{ id: 'a' }])
    await flush('m1')
    expect(await kept()).toEqual([])
  })

  test('holds back what needs the membership, and nothing that does not', async () => {
    api.plan(`/api${PATH}`, { status: 402, body: refusal('premium_required') })
    await keep(checkIn('a'))
    await keep(checkIn('b'))
    const rated = { article_id: 'anger', event_uuid: 'c', article_rating: 4 }
    await keep({ id: 'c', memberId: 'm1', call: 'POST /authorized/assessment/article/rating', body: rated })
    await flush('m1')
    expect(sent()).toEqual(['a'])
    expect((await kept()).map(({ id }) => id)).toEqual(['a', 'b'])
    await flush('m1')
    expect(sent()).toEqual(['a', 'a', 'b'])
  })

  test('sends what stepped aside once more when its owner says so', async () => {
    api.plan(`/api${PATH}`, ...Array(2).fill({ status: 422, body: refusal('invalid_input') }))
    await keep(checkIn('a'))
    await flush('m1')
    const [aside] = await kept()
    if (!aside) throw new Error('nothing was kept')
    expect(await retry(aside)).toMatchObject({ kind: 'refused' })
    expect(await kept()).toMatchObject([{ id: 'a', refusal: { error_code: 'invalid_input' } }])
    cutOff()
    expect(await retry(aside)).toEqual({ kind: 'waiting' })
    expect((await kept())[0]?.refusal).toBeUndefined()
    answerWith(api)
    await flush('m1')
    expect(await kept()).toEqual([])
  })

  test('replaces a write that has not left under the same id, in its old place', async () => {
    await keep(checkIn('a'))
    await keep(checkIn('b'))
    await keep({ ...checkIn('a'), body: { ...checkIn('a').body, note: 'again' } })
    await flush('m1')
    expect(sent()).toEqual(['a', 'b'])
    expect(api.calls[0]?.body).toMatchObject({ note: 'again' })
  })

  test('keeps a newer choice under the same id until it has been sent itself', async () => {
    const noted = (note: string) => ({ ...checkIn('a'), body: { ...checkIn('a').body, note } })
    let answer: (answer: object) => void = () => undefined
    const first = send(noted('former'), () => new Promise((resolve) => (answer = resolve)))
    await expect.poll(() => answer.length).toBe(1)
    const second = send(noted('newer'))
    await expect.poll(kept).toMatchObject([{ body: { note: 'newer' } }])
    answer({})
    expect(await first).toEqual({ kind: 'delivered', answer: {} })
    expect(await second).toMatchObject({ kind: 'delivered', answer: { check_in: { check_in_id: 'a' } } })
    expect(api.calls.map(({ body }) => body.note)).toEqual(['newer'])
    expect(await kept()).toEqual([])
  })

  test('takes an answer that breaks off for none', async () => {
    const half = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"check_in":')),
      pull: (controller) => controller.error(new TypeError('the line is dead')),
    })
    const headers = { 'Content-Type': 'application/json' }
    network.use(http.post(`*${PATH}`, () => new HttpResponse(half, { headers }), { once: true }))
    expect(await send(checkIn('a'))).toEqual({ kind: 'waiting' })
    expect(await kept()).toMatchObject([{ id: 'a' }])
    await flush('m1')
    expect(sent()).toEqual(['a'])
  })

  test("leaves another member's entries alone", async () => {
    await keep(checkIn('theirs', 'm2'))
    await flush('m1')
    expect(sent()).toEqual([])
    expect(await kept()).toHaveLength(1)
  })

  test('opens the event of an article that was read without a connection, and speaks of it by that name', async () => {
    const opens = { article_id: 'anger', event_uuid: 'here' }
    const body = { ...opens, article_rating: 4 }
    await keep({ id: 'r', memberId: 'm1', call: 'POST /authorized/assessment/article/rating', body, opens })
    await flush('m1')
    const [start, rating] = api.calls.filter(({ path }) => path.includes('/article/'))
    expect(start?.body).toEqual(opens)
    expect(rating?.body).toEqual({ ...body, event_uuid: expect.any(String) })
    expect(await kept()).toEqual([])
  })
})
