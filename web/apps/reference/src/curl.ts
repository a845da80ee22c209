import type { Call } from './calls'
import { exampleOf } from './example'
import type { Schemas } from './open-api'

const JAR = 'cookies.txt'

/** The newest value of the readable cookie that the header repeats, out of curl's own jar. */
const CSRF = `-H "X-CSRF-Token: $(awk '$6 ~ /csrf_token$/ {print $7}' ${JAR})"`

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function credentials({ operation }: Call): string[] {
  const schemes = new Set(operation.security.flatMap((alternative) => Object.keys(alternative)))
  if (schemes.has('api_token')) return ['-H "Authorization: Bearer $API_TOKEN"']
  return [`-b ${JAR} -c ${JAR}`, ...(schemes.has('csrf') ? [CSRF] : [])]
}

/** Only what has to be there: a command that is taken as it stands. */
function body({ operation }: Call, schemas: Schemas): string[] {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (!type) return []
  if (type === 'multipart/form-data') return ['-F file=@file']
  const header = `-H ${quoted(`Content-Type: ${type}`)}`
  if (!content?.schema || type !== 'application/json') return [header, '--data-binary @file']
  return [header, `-d ${quoted(JSON.stringify(exampleOf(content.schema, { schemas, fields: 'required' })))}`]
}

function queryOf({ operation }: Call, schemas: Schemas): string {
  const wanted = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required)
  const pairs = wanted.map(({ name, schema = {} }) => [
    name,
    String(exampleOf(schema, { schemas, fields: 'required' }, name)),
  ])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

function baseOf({ operation }: Call, base: string): string {
  const [own] = operation.servers ?? []
  return own ? new URL(own.url, base).href.replace(/\/$/, '') : base
}

/** A command for a shell that makes this call, one thing on a line. */
export function curlOf(call: Call, base: string, schemas: Schemas): string {
  const address = quoted(`${baseOf(call, base)}${call.path}${queryOf(call, schemas)}`)
  const method = call.method === 'GET' ? '' : `-X ${call.method} `
  return [`curl ${method}${address}`, ...credentials(call), ...body(call, schemas)].join(' \\\n  ')
}
