import { describe, expect, test } from '../../support/fixtures'
import { freePort } from '../../support/free-port'
import { aVisitor } from '../../support/person'

describe('the words at the start', () => {
  test('name the three addresses and what is only pretended', async ({ server }) => {
    for (const address of [server.main, server.service, server.dashboard]) expect(server.said).toContain(address)
    expect(server.said).toMatch(/Sandboxed.*mail/)
    expect(server.said).toMatch(/Sandboxed.*test cards/)
    expect(server.said).not.toContain('Demo sign-in')
  })
})

describe('the demo', () => {
  const signIn = /Demo sign-in\s+(\S+)\s+password (\S+)/

  test('is a member with a history whom the printed words let in', async ({ startServer }) => {
    const server = await startServer({ flags: { '--demo': 'true' } })
    const [, address = '', password = ''] = signIn.exec(server.said) ?? []
    const { status, body } = await aVisitor(server).logIn(address, password)
    expect(status).toBe(200)
    expect(body.member.balance.status).toBe('READY')
    expect(body.member.onboarded).toBe(true)
  })

  test('has two months behind them that fill every chart', async ({ startServer }) => {
    const server = await startServer({ flags: { '--demo': 'true' } })
    const [, address = '', password = ''] = signIn.exec(server.said) ?? []
    const mara = aVisitor(server)
    await mara.logIn(address, password)
    const read = async <Body>(path: string, query = {}) => (await mara.api.get<Body>(path, query)).body
    const { check_ins } = await read<{ check_ins: [] }>('/authorized/history/check-ins', { limit: 100 })
    const { readings } = await read<{ readings: [] }>('/authorized/history/readings', { limit: 100 })
    const { exercises } = await read<{ exercises: [] }>('/premium/authorized/exercises/effects')
    const { status } = await read<{ status: string }>('/authorized/history/recovery')
    const { threads } = await read<{ threads: [] }>('/premium/authorized/journal/threads')
    expect(check_ins.length).toBeGreaterThan(40)
    expect(readings.length).toBeGreaterThan(20)
    expect(exercises.length).toBeGreaterThan(2)
    expect(['usual', 'above', 'below']).toContain(status)
    expect(threads).toHaveLength(1)
  })

  test('is the same after a restart', async ({ startServer }) => {
    const server = await startServer({ flags: { '--demo': 'true' } })
    const before = signIn.exec(server.said)?.[0]
    await server.stop()
    await server.restart()
    expect(signIn.exec(server.said)?.[0]).toBe(before)
  })
})

describe('settings', () => {
  test('come from the environment, and flags overrule them', async ({ startServer }) => {
    const [fromEnvironment, fromFlag] = [await freePort(), await freePort()]
    const server = await startServer({
      environment: { EVENKEEL_URL_DASHBOARD: 'https://trainers.example', EVENKEEL_PORT_MAIN: String(fromEnvironment) },
      flags: { '--port-main': String(fromFlag), '--testing-controls': 'false' },
    })
    expect(new URL(server.main).port).toBe(String(fromFlag))
    expect((await aVisitor(server).config()).body.dashboard_url).toBe('https://trainers.example')
  })

  test('may leave listeners to another process', async ({ startServer }) => {
    const port = await freePort()
    const flags = { '--listen-only': 'main', '--port-service': String(port) }
    const server = await startServer({ flags })
    expect((await fetch(`${server.main}/healthz`)).status).toBe(200)
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
  })

  test('a port that is taken is said, and nothing is left running', async ({ server, startServer }) => {
    const taken = new URL(server.main).port
    await expect(startServer({ flags: { '--port-main': taken } })).rejects.toThrow(/ended with 1.*/s)
  })
})
