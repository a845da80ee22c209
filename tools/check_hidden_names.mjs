// Neighbouring files are compiled as one (decision 0095), so a helper in an unnamed namespace is visible to its neighbours. One
// that has the name of a function of ours further out would hide it from them, and they would call the wrong one
// without a word from the compiler. This check refuses such names.
import { readdirSync, readFileSync } from 'node:fs'

const functionLine =
  /^(?:\[\[nodiscard\]\] )?(?:inline |constexpr |consteval |static |template <[^>]*> )*[\w:<>,&*\s]+?[\s&*>](\w+)\(/
const namespaceLine = /^\s*(?:inline )?namespace\s*([\w:]*)\s*\{\s*$/

/** The functions that a file declares or defines at namespace scope: [{ name, scope, line }]; '' in scope is unnamed. */
export function functionsIn(text) {
  const found = []
  const scope = []
  let depth = 0
  text.split('\n').forEach((raw, index) => {
    const line = raw.split('//')[0]
    const opened = namespaceLine.exec(line)
    if (opened && depth === scope.length) {
      scope.push(opened[1])
      depth += 1
      return
    }
    const match = depth === scope.length && functionLine.exec(line)
    if (match && !line.split('(')[0].includes('=') && !line.includes('return '))
      found.push({ name: match[1], scope: [...scope], line: index + 1 })
    depth = Math.max(0, depth + count(line, '{') - count(line, '}'))
    scope.length = Math.min(scope.length, depth)
  })
  return found
}

const count = (line, character) => line.split(character).length - 1
const joined = (scope) => scope.filter(Boolean).join('::')

/** Sentences about helpers in `sources` that hide what `headers` declare further out. Both: [{ file, text }]. */
export function hiddenNames(headers, sources) {
  const declared = new Map()
  for (const { file, text } of headers)
    for (const { name, scope } of functionsIn(text))
      declared.set(name, [...(declared.get(name) ?? []), { file, scope: joined(scope) }])
  const complaints = []
  for (const { file, text } of sources)
    for (const { name, scope, line } of functionsIn(text).filter((found) => found.scope.includes('')))
      for (const outer of declared.get(name) ?? [])
        if (joined(scope).startsWith(`${outer.scope}::`))
          complaints.push(`${file}:${line}: ${name} hides ${outer.scope}::${name} of ${outer.file}`)
  return complaints
}

function read(ending) {
  return readdirSync('server', { recursive: true })
    .filter((file) => file.endsWith(ending) && !file.includes('tests/'))
    .sort()
    .map((name) => ({ file: `server/${name}`, text: readFileSync(`server/${name}`, 'utf8') }))
}

if (process.argv[1]?.endsWith('check_hidden_names.mjs')) {
  const complaints = hiddenNames(read('.hpp'), read('.cpp'))
  for (const complaint of complaints) console.error(complaint)
  console.log(`hidden names: ${complaints.length}`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
