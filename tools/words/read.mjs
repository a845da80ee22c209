// Takes a file apart into what people read in it: comments, texts, and the code with neither.
import { basename } from 'node:path'

const STRINGS = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`
const SLASHES = new RegExp(`(//[^\\n]*|/\\*[\\s\\S]*?\\*/)|\`(?:[^\`\\\\]|\\\\.)*\`|R"(\\w*)\\([\\s\\S]*?\\)\\2"|${STRINGS}`, 'g')
const HASHES = new RegExp(`((?<=^|\\s)#[^\\n]*)|${STRINGS}`, 'gm')
const DASHES = new RegExp(`((?<=^|\\s)--[^\\n]*)|${STRINGS}`, 'gm')

const STYLES = [
  { files: /\.([ch]pp|tsx?|m?js|css|java|swift|kt)$/, token: SLASHES },
  { files: /\.(sh|py|ya?ml|cmake|toml)$|^(dev|compile|CMakeLists\.txt)$/, token: HASHES },
  { files: /\.sql$/, token: DASHES },
]
const BARE = /^(?:\s*(?:\/\/[/!]?<?|\/\*\*?<?|\*\/|\*|#|--))+\s?|\s*\*\/$/g

const styleOf = (path) => STYLES.find(({ files }) => files.test(basename(path)))
const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** Neighbouring line comments are one comment, as a person reads them. */
function joined(lines) {
  const comments = []
  for (const { line, text, isOwnLine } of lines) {
    const last = comments.at(-1)
    if (isOwnLine && last?.end === line - 1 && last.isOwnLine) Object.assign(last, { text: `${last.text}\n${text}`, end: line })
    else comments.push({ line, end: line, text, isOwnLine })
  }
  return comments.map(({ line, text }) => ({ line, text }))
}

/** @returns {{line: number, text: string}[]} the comments without their marks */
export function commentsOf(path, source) {
  const style = styleOf(path)
  if (!style) return []
  const lines = [...source.matchAll(style.token)].flatMap((token) => {
    if (token[1] === undefined) return []
    const line = lineOf(source, token.index)
    const before = source.slice(source.lastIndexOf('\n', token.index - 1) + 1, token.index)
    const text = token[1].split('\n').map((part) => part.replace(BARE, '')).join('\n').trim()
    return [{ line, text, isOwnLine: before.trim() === '' }]
  })
  return joined(lines)
}

/** The code without comments and strings; lines stay where they were. */
export function codeOf(path, source) {
  const style = styleOf(path)
  return style ? source.replace(style.token, (token) => token.replace(/[^\n]/g, ' ')) : ''
}

/** @returns {{line: number, text: string}[]} the texts of a JSON or YAML file of words, by their lines */
export const textsOf = (source) =>
  source.split('\n').flatMap((text, index) => (/^\s*(#|$)/.test(text) ? [] : [{ line: index + 1, text: text.replace(/^\s*"?[\w.-]+"?:\s/, '') }]))

/** @returns {{line: number, text: string}[]} the lines of a document, without its blocks of code */
export const proseOf = (source) =>
  source
    .replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '')
    .split('\n')
    .map((text, index) => ({ line: index + 1, text }))
