// Reads the structs that C++ describes (BOOST_DESCRIBE_STRUCT) with the comments of their members.

/** `/// a` and `///< b` lines become one text. */
const textOf = (lines) =>
  lines
    .map((line) => line.replace(/^\s*\/\/\/<?\s?/, '').trim())
    .filter(Boolean)
    .join(' ')

/** The comment that ends directly above a line. */
function commentAbove(lines, index) {
  const above = []
  for (let at = index - 1; at >= 0 && /^\s*\/\/\/(?!<)/.test(lines[at]); at -= 1) above.unshift(lines[at])
  return textOf(above)
}

const nameOfMember = (declaration) => /(\w+)\s*(\{.*\})?\s*;/.exec(declaration)?.[1]
const withoutStrings = (line) => line.replace(/"(\\.|[^"])*"/g, '""')

/** Member name → comment, of the lines between the braces of a struct. */
function membersIn(body) {
  const members = new Map()
  let declaration = ''
  let above = []
  let last
  for (const line of body) {
    if (/^\s*\/\/\/</.test(line)) {
      if (last) members.set(last, textOf([members.get(last), line]))
      continue
    }
    if (/^\s*\/\/\//.test(line)) {
      above.push(line)
      continue
    }
    const [code, ...behind] = withoutStrings(line).split('///<')
    declaration += ` ${code}`
    if (!code.includes(';')) continue
    last = nameOfMember(declaration)
    if (last) members.set(last, textOf([...above, ...behind]))
    declaration = ''
    above = []
  }
  return members
}

/** The described structs of one file: [{ name, path, about, bases, members: Map(name → comment) }]. */
export function structsIn(path, text) {
  const lines = text.split('\n')
  const described = new Map(
    [...text.matchAll(/^BOOST_DESCRIBE_STRUCT\(\s*([\w:]+),\s*\(([^)]*)\),\s*\(([^)]*)\)\)/gm)].map(
      ([, name, bases, members]) => [name, { bases: listed(bases), described: listed(members) }],
    ),
  )
  return lines.flatMap((line, index) => {
    const name = /^struct (\w+)(?: : [\w:, ]+)? \{/.exec(line)?.[1]
    if (!name || !described.has(name)) return []
    const end = line.includes('}') ? index : lines.findIndex((each, at) => at > index && /^\};/.test(each))
    const body = lines.slice(index + 1, end)
    return [{ name, path, about: commentAbove(lines, index), ...described.get(name), members: membersIn(body) }]
  })
}

const listed = (names) => names.split(',').map((name) => name.trim()).filter(Boolean)

/** Name → struct. Two of one name are a fault unless they are the same words. */
export function structsOf(files) {
  const byName = new Map()
  for (const struct of files.flatMap(([path, text]) => structsIn(path, text))) {
    const other = byName.get(struct.name)
    if (other) throw new Error(`${struct.path}: ${other.path} describes a ${struct.name} as well`)
    byName.set(struct.name, struct)
  }
  return byName
}

/** The comment of a member, its own or that of a base; undefined when the struct has no such member. */
export function commentOf(structs, name, member) {
  const struct = structs.get(name)
  if (!struct) return undefined
  if (struct.members.has(member)) return struct.members.get(member)
  for (const base of struct.bases) {
    const found = commentOf(structs, base, member)
    if (found !== undefined) return found
  }
  return undefined
}
