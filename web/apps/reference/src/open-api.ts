/** As much of OpenAPI 3.1 as the server prints, and the limits that JSON Schema has words for. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: (string | number | boolean | null)[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

export type Schemas = Record<string, Schema>

export type Content = Record<string, { schema?: Schema }>

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

export interface Response {
  description: string
  content?: Content
  'x-error-codes'?: string[]
}

export interface Operation {
  operationId: string
  summary: string
  'x-caller': string
  'x-retries': number
  /** Where it hangs, when that is not where the document's other calls do. */
  servers?: { url: string }[]
  /** Alternatives, each the names of the schemes it takes together; an empty one asks for nothing. */
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
}

export interface OpenApi {
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas }
}
