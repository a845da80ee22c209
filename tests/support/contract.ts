import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contractFolder } from './paths'

export type ContractName = 'member' | 'service' | 'dashboard'

interface Operation {
  [field: string]: unknown
  operationId: string
  responses: Record<string, unknown>
}
export interface Document {
  [field: string]: unknown
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

const pointerTo = (...parts: string[]) =>
  `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** A committed OpenAPI file, as a judge of what the server really answers. */
export class Contract {
  readonly document: Document
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true })
  readonly #validators = new Map<string, ValidateFunction>()

  constructor(readonly name: ContractName) {
    this.document = JSON.parse(readFileSync(`${contractFolder}/${name}.json`, 'utf8')) as Document
    addFormats.default(this.#ajv)
    this.#ajv.addSchema(this.document, name)
  }

  operation(method: string, path: string): Operation | undefined {
    return this.document.paths[path]?.[method.toLowerCase()]
  }

  /** Throws when the contract knows the call and does not promise this answer. */
  check(method: string, path: string, status: number, body: unknown): void {
    const operation = this.operation(method, path)
    if (!operation) return
    const promised = String(status) in operation.responses ? String(status) : 'default'
    if (!(promised in operation.responses)) {
      throw new Error(`${operation.operationId} answered ${status}, which contract/${this.name}.json does not promise`)
    }
    const validate = this.#validator(method, path, promised)
    if (!validate(body)) {
      const faults = this.#ajv.errorsText(validate.errors, { separator: '\n  ' })
      throw new Error(`${operation.operationId} ${status} is not what contract/${this.name}.json says:\n  ${faults}`)
    }
  }

  #validator(method: string, path: string, response: string): ValidateFunction {
    const pointer = pointerTo(
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      response,
      'content',
      'application/json',
      'schema',
    )
    const known = this.#validators.get(pointer)
    if (known) return known
    const made = this.#ajv.compile({ $ref: `${this.name}${pointer}` })
    this.#validators.set(pointer, made)
    return made
  }
}

const opened = new Map<ContractName, Contract>()

export function contract(name: ContractName): Contract {
  const known = opened.get(name) ?? new Contract(name)
  opened.set(name, known)
  return known
}
