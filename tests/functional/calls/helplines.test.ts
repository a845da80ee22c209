import { contract } from '../../support/contract'
import { describe, expect, test } from '../../support/fixtures'
import type { Server } from '../../support/server'

interface File {
  language_code: string
  countries: {
    country: string
    emergency: string[]
    note: string
    lines: {
      name: string
      phone: string | null
      hours: string
      round_the_clock: boolean
      kind: string
      checked: boolean
    }[]
  }[]
}

const ask = (server: Server, query = '', headers: Record<string, string> = {}) =>
  fetch(`${server.main}/content/safety/helplines.json${query}`, { headers })
const read = async (server: Server, query = '', headers: Record<string, string> = {}) =>
  (await (await ask(server, query, headers)).json()) as File
const inCountry = (file: File, country: string) => file.countries.find((one) => one.country === country)

describe('the helplines', () => {
  test('are there for everybody, without an account, with one entry for everywhere else', async ({ server }) => {
    const response = await ask(server)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    const file = (await response.json()) as File
    contract('member').check('GET', '/content/safety/helplines.json', 200, file)
    expect(file.language_code).toBe('en')
    expect(file.countries.length).toBeGreaterThan(40)
    expect(inCountry(file, 'international')?.emergency).not.toEqual([])
    const samaritans = inCountry(file, 'GB')?.lines.find(({ name }) => name === 'Samaritans')
    expect(samaritans).toMatchObject({ phone: '116 123', round_the_clock: true, kind: 'suicide', checked: true })
  })

  test('keep their numbers in every language', async ({ server }) => {
    const english = await read(server)
    const spanish = await read(server, '', { 'Accept-Language': 'fr, es-MX;q=0.8' })
    expect(spanish.language_code).toBe('es')
    const numbers = (file: File) =>
      file.countries.map(({ country, emergency, lines }) => [country, emergency, lines.map(({ phone }) => phone)])
    expect(numbers(spanish)).toEqual(numbers(english))
    expect((await read(server, '?language_code=tlh')).language_code).toBe('en')
  })

  test('are asked about again and not sent again while they are the same', async ({ server }) => {
    const tag = (await ask(server)).headers.get('ETag') ?? ''
    const again = await ask(server, '', { 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})
