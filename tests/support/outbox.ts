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

/** Those to one address whose subject fits, oldest first. */
export function mailsTo(server: Server, address: string, subject: RegExp): Mail[] {
  return readOutbox(server).filter(({ headers }) => headers.to === address && subject.test(headers.subject ?? ''))
}

/** The one mail to this address whose subject fits, or the last of several. */
export function mailTo(server: Server, address: string, subject: RegExp): Mail {
  const mail = mailsTo(server, address, subject).at(-1)
  if (!mail) throw new Error(`no mail to ${address} has a subject like ${subject}`)
  return mail
}

/** The token of the link in a mail, which leads to this page. */
export function tokenOf(mail: Mail, page: string): string {
  const token = new RegExp(`${page}([\\w-]{43})(?![\\w-])`).exec(mail.text)?.[1]
  if (!token) throw new Error(`no link to ${page} in:\n${mail.text}`)
  return token
}

function parseMail(source: string): Mail {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n')
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, text: rest.join('\n\n') }
}
