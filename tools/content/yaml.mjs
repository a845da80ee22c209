// Reads YAML and Markdown with front matter so that every value still knows its line.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const home = ['tests', 'web'].find((folder) => existsSync(join(root, folder, 'node_modules/yaml')))
if (!home) throw new Error('npm has not installed tests/ or web/ yet: ./dev build')
const { LineCounter, isMap, isScalar, isSeq, parseDocument } = createRequire(join(root, home, 'package.json'))('yaml')

/** One value of a file: what it is, where it stands, and how to complain about it. */
export class Field {
  constructor(node, path, file, owner = undefined) {
    Object.assign(this, { node, path, file, owner })
  }

  get line() {
    const range = this.node?.range ?? this.owner?.node?.range
    return range ? this.file.lines.linePos(range[0]).line + this.file.linesBefore : 1
  }

  get exists() { return this.node !== undefined && this.node !== null }
  get isMap() { return isMap(this.node) }
  get isList() { return isSeq(this.node) }
  get isScalar() { return isScalar(this.node) }
  get value() { return this.node?.toJS?.(this.file.document) ?? this.node?.value }
  get entries() { return this.isMap ? this.node.items.map((pair) => [String(pair.key.value), this.at(String(pair.key.value)), pair.key]) : [] }
  get items() { return this.isList ? this.node.items.map((node, index) => new Field(node, `${this.path}[${index + 1}]`, this.file, this)) : [] }

  at(key) {
    const path = this.path ? `${this.path}.${key}` : key
    const pair = this.isMap ? this.node.items.find((item) => String(item.key.value) === key) : undefined
    return new Field(pair?.value, path, this.file, pair ? { node: pair.key } : this)
  }

  say(sentence) { this.file.say(this.line, this.path, sentence) }
}

/** A fault as every check prints it. */
export const faultLine = ({ file, line, field, sentence }) => `${file}:${line}: ${field ? `${field}: ` : ''}${sentence}`

function opened(file, text, linesBefore, faults) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const place = {
    file, lines, linesBefore, document,
    say: (line, field, sentence) => faults.push({ file, line, field, sentence }),
  }
  for (const error of document.errors) place.say((error.linePos?.[0].line ?? 1) + linesBefore, '', error.message.split('\n')[0].replace(/ at line.*$/, ''))
  return new Field(document.errors.length > 0 ? undefined : document.contents, '', place)
}

/** The whole of a YAML file; undefined, with a fault, when there is none or it is broken. */
export function readYaml(file, faults) {
  if (!existsSync(file)) return faults.push({ file, line: 1, field: '', sentence: 'there is no such file' }), undefined
  const field = opened(file, readFileSync(file, 'utf8'), 0, faults)
  return field.exists ? field : undefined
}

/** Front matter and the text below it, with the number of lines above that text. */
export function readMarkdown(file, faults) {
  const text = readFileSync(file, 'utf8')
  const parts = text.match(/^---\n([\s\S]*?\n)---\n([\s\S]*)$/)
  if (!parts) return faults.push({ file, line: 1, field: '', sentence: 'a page begins with its fields between two lines "---"' }), undefined
  const head = opened(file, parts[1], 1, faults)
  return head.exists ? { head, body: parts[2], linesBefore: parts[1].split('\n').length + 1 } : undefined
}

/** The paragraphs of a text, each with its line. */
export function paragraphs(text, line) {
  const found = []
  let at = line
  for (const paragraph of text.split('\n\n')) {
    found.push({ text: paragraph, line: at })
    at += paragraph.split('\n').length + 1
  }
  return found
}
