import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Server } from './server'

export interface Mail {
  /** Names in lower case, folded lines joined. */
  headers: Record<string, string>
  /** The body as it stands, all parts. */
  text: string
}

/** The mails that the server would have sent, oldest first. */
export function readOutbox(server: Server): Mail[] {
  const folder = join(server.folder, 'outbox')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return names.sort().map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
}

function parseMail(source: string): Mail {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n')
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, text: rest.join('\n\n') }
}
