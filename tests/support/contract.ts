import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import addFormats from 'ajv-formats'
import type OpenapiResponseValidator from 'openapi-response-validator'
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

// A CommonJS package with its class under "default": Node, vitest and Playwright would each import it differently.
const { default: ResponseValidator } = createRequire(import.meta.url)('openapi-response-validator') as {
  default: typeof OpenapiResponseValidator
}

interface Judgement {
  message: string
  errors: { path?: string; message: string }[]
}
interface Judge {
  validateResponse: (status: number, body: unknown) => Judgement | undefined
}

/** The package knows no format by itself. */
const customFormats = Object.fromEntries(
  (['date-time', 'date', 'email', 'uri', 'uuid'] as const).map((name) => [name, judgeOf(addFormats.default.get(name))]),
)

function judgeOf(format: ReturnType<typeof addFormats.default.get>): (text: string) => boolean {
  if (format instanceof RegExp) return (text) => format.test(text)
  const validate = typeof format === 'object' ? format.validate : format
  if (typeof validate !== 'function') throw new Error('this format cannot be judged by itself')
  return validate as (text: string) => boolean
}

/** A committed OpenAPI file, as a judge of what the server really answers. The judging is a package's, not ours. */
export class Contract {
  readonly document: Document
  readonly #judges = new Map<Operation, Judge>()

  constructor(readonly name: ContractName) {
    this.document = JSON.parse(readFileSync(`${contractFolder}/${name}.json`, 'utf8')) as Document
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
    const judged = this.#judge(operation).validateResponse(status, body)
    if (!judged) return
    const faults = judged.errors.map(({ path: where, message }) => `${where ?? 'body'}: ${message}`)
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

  #judge(operation: Operation): Judge {
    const known = this.#judges.get(operation)
    if (known) return known
    const made: Judge = new ResponseValidator({
      responses: operation.responses as never,
      components: this.document.components as never,
      customFormats,
      loggingKey: operation.operationId,
    })
    this.#judges.set(operation, made)
    return made
  }
}

const opened = new Map<ContractName, Contract>()

export function contract(name: ContractName): Contract {
  const known = opened.get(name) ?? new Contract(name)
  opened.set(name, known)
  return known
}
