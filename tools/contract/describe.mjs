// Joins the contract that `evenkeel openapi` prints with the comments at the members of the described C++ structs:
// each property gets its sentence and its limits from the one place where an engineer looks for them.
import { COMMON, COMMON_IN_REQUESTS, LIMITS_IN_REPLIES, PATH_PARAMETERS, PROBLEM } from './common.mjs'
import { fitting, limited, readComment } from './limits.mjs'
import { commentOf } from './source.mjs'

const isRequest = (name) => /(Request|Query)$/.test(name)

/** The own comment of a member, else the common one; undefined when there is none. */
function wordsFor(structs, struct, member) {
  if (struct === 'Problem') return PROBLEM[member]
  const shared = (isRequest(struct) ? COMMON_IN_REQUESTS[member] : undefined) ?? COMMON[member]
  return commentOf(structs, struct, member) || shared
}

/** `{sentence, limits}` of a member; undefined, and a fault noted, when it has none that can be read. */
function read(structs, struct, member, faults) {
  const fault = (why) => {
    faults.add(`${structs.get(struct)?.path ?? 'contract'}: ${struct}.${member}: ${why}`)
    return undefined
  }
  const words = wordsFor(structs, struct, member)
  if (!words) return fault('no sentence says what this is')
  try {
    const comment = readComment(words)
    return comment.sentence === '' ? fault('limits stand there without a sentence') : comment
  } catch (error) {
    return fault(error.message)
  }
}

/** The limits of the comment, else those that the name has in every reply. */
function limitsOf(schema, comment, struct, member) {
  if (isRequest(struct) || Object.keys(comment.limits).length > 0) return comment.limits
  return Object.hasOwn(LIMITS_IN_REPLIES, member) ? fitting(schema, LIMITS_IN_REPLIES[member]) : {}
}

function described(schema, structs, struct, member, faults) {
  const comment = read(structs, struct, member, faults)
  if (!comment) return schema
  try {
    return { ...limited(schema, limitsOf(schema, comment, struct, member)), description: comment.sentence }
  } catch (error) {
    faults.add(`${structs.get(struct)?.path ?? 'contract'}: ${struct}.${member}: ${error.message}`)
    return schema
  }
}

function describeSchema(name, schema, structs, faults) {
  if (!schema.properties) return schema
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([member, each]) => [member, described(each, structs, name, member, faults)]),
  )
  const about = structs.get(name)?.about
  return about ? { ...schema, properties, description: about } : { ...schema, properties }
}

/** A parameter of a query says in `x-struct` which struct reads it; that mark ends here. */
function describeParameter({ 'x-struct': struct, ...parameter }, structs, faults) {
  if (parameter.in === 'query' && struct) {
    const { description, ...schema } = described(parameter.schema, structs, struct, parameter.name, faults)
    return description ? { ...parameter, description, schema } : parameter
  }
  const sentence = PATH_PARAMETERS[parameter.name] ?? parameter.description
  if (!sentence) faults.add(`contract: {${parameter.name}} in a path: no sentence says what this is`)
  return { ...parameter, description: sentence }
}

function describeOperation(operation, structs, faults) {
  if (!operation.parameters) return operation
  return { ...operation, parameters: operation.parameters.map((each) => describeParameter(each, structs, faults)) }
}

const mapped = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

/** The contract with its sentences and limits, and what is missing, as "file: Struct.member: why". */
export function describe(contract, structs) {
  const faults = new Set()
  const paths = mapped(contract.paths, (methods) => mapped(methods, (each) => describeOperation(each, structs, faults)))
  const schemas = mapped(contract.components.schemas, (schema, name) => describeSchema(name, schema, structs, faults))
  return { contract: { ...contract, paths, components: { ...contract.components, schemas } }, faults: [...faults] }
}
