import { command } from '../../support/command'
import { expect, test } from '../../support/fixtures'
import { aVisitor } from '../../support/person'
import { until } from '../../support/until'

const LINE = 'trusted_proxies = ["127.0.0.1"]'

test('17.10: a proxy that is not trusted is warned about once, with the line to add, and doctor says it too', async ({
  startServer,
}) => {
  const server = await startServer({ flags: { '--trusted-proxies': '' } })
  for (let calls = 0; calls < 3; calls++) await aVisitor(server).config()
  const said = await until('the warning', async () => (server.said.includes(LINE) ? server.said : undefined))
  expect(said.split(LINE)).toHaveLength(2)
  const { out } = await command(['doctor', ...server.installationFlags])
  expect(out).toContain(LINE)
  const { out: mended } = await command(['doctor', ...server.installationFlags, '--trusted-proxies', '127.0.0.1'])
  expect(mended).not.toContain(LINE)
})

test('17.10: behind a trusted one nothing is said', async ({ startServer }) => {
  const server = await startServer()
  await aVisitor(server).config()
  expect(server.said).not.toContain('trusted_proxies')
  const { out } = await command(['doctor', ...server.installationFlags])
  expect(out).not.toContain(LINE)
})
