// Edits of what Capacitor's templates write. An edit that finds nothing to change is an error: the template has moved on.
import { readFileSync, writeFileSync } from 'node:fs'

export function edited(text, changes) {
  return changes.reduce((present, [from, to]) => {
    const isThere = typeof from === 'string' ? present.includes(from) : present.search(from) >= 0
    if (!isThere) throw new Error(`nothing like ${from} to edit`)
    return present.replaceAll(from, to)
  }, text)
}

export function editFile(path, changes) {
  try {
    writeFileSync(path, edited(readFileSync(path, 'utf8'), changes))
  } catch (cause) {
    throw new Error(`${path}: ${cause.message}`, { cause })
  }
}
