import { readFileSync, readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { startPostgres } from '../support/postgres'
import { Server } from '../support/server'
import { aDiligentMember } from './crowd'

const ticks = (pid: number) => {
  const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(f[11]) + Number(f[12])) / 100
}
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const post = (url: string, headers: Record<string, string>, body: string) =>
  new Promise<number>((resolve, reject) => {
    const r = request(url, { method: 'POST', agent, headers: { 'Content-Type': 'application/json', ...headers, 'Content-Length': Buffer.byteLength(body) } }, (res) => {
      res.resume(); res.on('end', () => resolve(res.statusCode ?? 0))
    })
    r.on('error', reject); r.end(body)
  })
const pgTicks = () => readdirSync('/proc').filter((p) => /^\d+$/.test(p)).reduce((sum, p) => {
  try {
    const cmd = readFileSync(`/proc/${p}/cmdline`, 'utf8')
    return cmd.startsWith('postgres: evenkeel') ? sum + ticks(Number(p)) : sum
  } catch { return sum }
}, 0)

async function main() {
  const pg = process.argv[2] === 'postgres' ? await startPostgres() : undefined
  const n = Number(process.argv[3] ?? 2000)
  const server = await Server.start({ flags: { '--access-log': 'none' }, ...(pg ? { postgresUrl: pg.url } : {}) })
  try {
    const people = []
    for (let i = 0; i < 4; i++) people.push(await aDiligentMember(server))
    const headers = people.map(({ jar }) => ({ Cookie: jar.header(), 'X-CSRF-Token': jar.get('csrf_token') ?? '' }))
    const calls: [string, string, (i: number) => string][] = [
      ['snapshot', '/api/config', () => '{}'],
      ['exercise', '/api/premium/authorized/recommendation/exercise', () => '{"current_mood":"worried","desired_mood":"calm"}'],
      ['search', '/api/authorized/recommendation/article', () => '{"category_tag":"","query_text":"slow breathng","is_search":true}'],
      ['check-in', '/api/premium/authorized/assessment/check-in', (i) => JSON.stringify({ event_uuid: `00000000-0000-4000-8000-${String(Date.now()).slice(-6)}${String(i).padStart(6, '0')}`, arousal: 0.3, comfort: 0.2 })],
    ]
    for (const [name, path, body] of calls) {
      const go = async (count: number, from: number) => {
        let next = 0
        const statuses = new Map<number, number>()
        await Promise.all(Array.from({ length: 8 }, async () => {
          while (next < count) {
            const i = next++
            const s = await post(server.main + path, headers[i % headers.length]!, body(from + i))
            statuses.set(s, (statuses.get(s) ?? 0) + 1)
          }
        }))
        return [...statuses].join(' ')
      }
      await go(200, 0)
      const before = ticks(server.pid); const pgb = pgTicks(); const t = performance.now()
      const s = await go(n, 1000)
      console.log(name, Math.round(((ticks(server.pid) - before) / n) * 1e6), 'µs server', pg ? Math.round(((pgTicks() - pgb) / n) * 1e6) + ' µs database' : '', Math.round(n / ((performance.now() - t) / 1000)), '/s', s)
    }
  } finally {
    await server.remove()
    await pg?.stop()
  }
}
void main()
