import type { Call } from './calls'
import type { Schemas } from './open-api'
import { fieldsOf } from './schema'

/** Everything a reader may know a call by: where it is, what it does, what it is given and what it refuses with. */
export function searchable({ method, path, operation }: Call, schemas: Schemas): string {
  const bodies = Object.values(operation.requestBody?.content ?? {})
  return [
    method,
    path,
    operation.operationId,
    operation.summary,
    ...(operation.parameters ?? []).map(({ name }) => name),
    ...bodies.flatMap(({ schema }) => (schema ? fieldsOf(schema, schemas).map(({ name }) => name) : [])),
    ...Object.values(operation.responses).flatMap((response) => response['x-error-codes'] ?? []),
  ]
    .join(' ')
    .toLowerCase()
}

/** Every word of the question has to be there, in any order and as any part of a word. */
export function matches(text: string, question: string): boolean {
  return question
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
