import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import type { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import type { FormatsPlugin } from 'ajv-formats'
import { contractFolder } from './paths'

export type ContractName = 'member' | 'service' | 'dashboard'

interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  $ref?: string
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>
}

export interface Operation {
  [field: string]: unknown
  operationId: string
  requestBody?: Content
  responses: Record<string, Content>
}

export interface Document {
  [field: string]: unknown
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

// CommonJS packages: Node, vitest and Playwright would each import them differently.
const load = createRequire(import.meta.url)
const { Ajv2020 } = load('ajv/dist/2020.js') as { Ajv2020: typeof Ajv }
const { default: addFormats } = load('ajv-formats') as { default: FormatsPlugin }

/** The names by which the schemas of a document refer to each other. */
const ROOT = 'contract'

/** A committed OpenAPI file, as a judge of what the server really answers. The judging is a package's, not ours. */
export class Contract {
  readonly document: Document
  /** By the schema's place in the document; each is compiled once, whichever calls answer with it. */
  readonly #judges = new Map<string, ValidateFunction>()
  // The document is no schema itself and has fields that no schema knows.
  readonly #schemas = new Ajv2020({ strict: false, allErrors: true })

  constructor(
    readonly name: ContractName,
    document?: Document,
  ) {
    this.document = document ?? (JSON.parse(readFileSync(`${contractFolder}/${name}.json`, 'utf8')) as Document)
    addFormats(this.#schemas)
    // The package knows addresses in ASCII alone.
    this.#schemas.addFormat('idn-email', /^[^@\s]+@[^@\s]+\.[^@\s]+$/)
    this.#schemas.addSchema(this.document, ROOT)
  }

  operation(method: string, path: string): Operation | undefined {
    return this.document.paths[this.#patternOf(path)]?.[method.toLowerCase()]
  }

  /** The fields that the body of a call may and must have; undefined: the contract has no such call. */
  payloadOf(method: string, path: string): { known: string[]; required: string[] } | undefined {
    const operation = this.operation(method, path)
    if (!operation) return undefined
    const named = operation.requestBody?.content?.['application/json']?.schema ?? {}
    const schema = named.$ref ? this.document.components.schemas[named.$ref.split('/').at(-1) ?? ''] : named
    return { known: Object.keys(schema?.properties ?? {}), required: schema?.required ?? [] }
  }

  /** Throws when the contract knows the call and does not promise this answer. */
  check(method: string, path: string, status: number, body: unknown): void {
    const operation = this.operation(method, path)
    if (!operation) return
    if (!(String(status) in operation.responses)) {
      throw new Error(`${operation.operationId} answered ${status}, which contract/${this.name}.json does not promise`)
    }
    const judge = this.#judge(operation, status)
    if (!judge) {
      if (body !== undefined) throw new Error(`${operation.operationId} ${status} answered, and promises no body`)
      return
    }
    if (judge(body)) return
    const faults = (judge.errors ?? []).map((fault) => `${fault.instancePath || 'body'}: ${fault.message}`)
    throw new Error(
      `${operation.operationId} ${status} is not what contract/${this.name}.json says:\n  ${faults.join('\n  ')}`,
    )
  }

  /** "/article/{article_id}" for "/article/long-exhale"; a path that stands there itself comes first. */
  #patternOf(path: string): string {
    if (path in this.document.paths) return path
    const patterns = Object.keys(this.document.paths).filter((pattern) => pattern.includes('{'))
    return patterns.find((pattern) => new RegExp(`^${pattern.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)) ?? path
  }

  #judge(operation: Operation, status: number): ValidateFunction | undefined {
    const schema = operation.responses[String(status)]?.content?.['application/json']?.schema
    if (!schema) return undefined
    const inDocument = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`)) as JsonSchema
    const key = JSON.stringify(inDocument)
    const judge = this.#judges.get(key) ?? this.#schemas.compile(inDocument)
    this.#judges.set(key, judge)
    return judge
  }
}

const opened = new Map<ContractName, Contract>()

export function contract(name: ContractName): Contract {
  const known = opened.get(name) ?? new Contract(name)
  opened.set(name, known)
  return known
}
