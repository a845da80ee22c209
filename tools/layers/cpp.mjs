import { mayInclude, mayNotUse } from './rules.mjs'

/** "server/core/account/member/member.hpp" → "core"; "hrv/src/judge.cpp" → "hrv". */
export function folderOf(path) {
  const [top, second] = path.split('/')
  return top === 'server' ? second : top
}

const includeLine = /^\s*#\s*include\s*(["<])([^">]+)[">]/

/** A test stands beside the code it tests and may use what tests share, and a database in memory. */
const sharedByTests = (path) => (/_test\.cpp$/.test(path) ? ['tests', 'storage'] : [])

function judgeProjectInclude(path, target) {
  const from = folderOf(path)
  const to = target.split('/')[0]
  // A bare name, or a folder of its own: "judge.hpp", "synthetic/heart.hpp".
  if (!target.includes('/') || !(to in mayInclude)) return undefined
  const allowed = [...(mayInclude[from] ?? []), ...sharedByTests(path)]
  return allowed.includes(to) ? undefined : { path, to, target }
}

function judgeLibraryInclude(path, target) {
  const forbidden = mayNotUse[folderOf(path)]
  const isTest = /_test\.cpp$|\/tests\//.test(path)
  return forbidden?.test(target) && !isTest ? { path, to: target.split('/')[0], target } : undefined
}

/** The includes of one file that its folder may not have. */
export function cppFaults(path, text) {
  if (!(folderOf(path) in mayInclude)) return [{ path, to: '?', target: 'a folder that the rules do not know' }]
  const faults = []
  for (const [index, line] of text.split('\n').entries()) {
    const [, quote, target] = includeLine.exec(line) ?? []
    if (!target) continue
    const fault = quote === '"' ? judgeProjectInclude(path, target) : judgeLibraryInclude(path, target)
    if (fault) faults.push({ ...fault, line: index + 1 })
  }
  return faults
}

const areaOf = (path) => /^server\/core\/(\w+)\//.exec(path)?.[1]

/** The areas of core, and one include for each area that they know. Tests may know more. */
function areasKnownBy(files) {
  const known = new Map()
  for (const [path, text] of files) {
    const from = areaOf(path)
    if (!from || /_test\.cpp$/.test(path)) continue
    for (const [, to] of text.matchAll(/^\s*#\s*include\s*"core\/(\w+)\//gm))
      if (to !== from) known.set(`${from} ${to}`, path)
  }
  return known
}

/** Two areas of core that know each other are one area in two folders. */
export function twoWayAreas(files) {
  const known = areasKnownBy(files)
  return [...known].flatMap(([pair, path]) => {
    const [from, to] = pair.split(' ')
    const back = known.get(`${to} ${from}`)
    return from < to && back ? [`${path}: ${from} and ${to} may not know each other; ${back} knows ${from}`] : []
  })
}
