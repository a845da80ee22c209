import { posix } from 'node:path'
import { mayImport, mayKnow, webMayNotUse } from './rules.mjs'

const importLine = /(?:^|\s)(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s*['"]([^'"]+)['"]/gm

/** "web/packages/ui/src/Ring.tsx" → "packages/ui". */
const unitOf = (path) => path.split('/').slice(1, 3).join('/')

/** "web/apps/app/src/features/home/Home.tsx" → ["features", "home"]. */
const placeIn = (path) => path.split('/').slice(4)

/** Tests share what stands in for the world outside; the shape of what the build hands over is told beside the build. */
const isAllowedOutside = (path, target, isType) =>
  (target.startsWith('web/testing/') && /\.test\.tsx?$/.test(path)) || (target.startsWith('web/tooling/') && isType)

const asUnit = (specifier) => specifier.replace(/^@evenkeel\/([^/]+).*/, 'packages/$1')

function judgePackage(path, specifier) {
  const unit = unitOf(path)
  if (specifier.startsWith('@evenkeel/')) {
    const to = asUnit(specifier)
    return to === unit || mayImport[unit].includes(to) ? undefined : to
  }
  return webMayNotUse[unit]?.test(specifier) ? specifier : undefined
}

function judgeRelative(path, specifier, isType) {
  const target = posix.join(posix.dirname(path), specifier)
  // Words and other content are data that everyone may read.
  if (target.startsWith('content/') || isAllowedOutside(path, target, isType)) return undefined
  if (unitOf(target) !== unitOf(path)) return unitOf(target)
  if (!path.startsWith('web/apps/')) return undefined
  const [fromFloor, fromFeature] = placeIn(path)
  const [toFloor, toFeature] = placeIn(target)
  const known = mayKnow[fromFloor]
  if (known && toFloor in mayKnow && !known.includes(toFloor)) return toFloor
  const isOtherFeature = fromFloor === 'features' && toFloor === 'features' && fromFeature !== toFeature
  return isOtherFeature ? `features/${toFeature}` : undefined
}

/** The imports of one file that its place does not allow. */
export function webFaults(path, text) {
  // Files beside src/ configure the build and are not part of the app.
  if (!(unitOf(path) in mayImport) || !path.includes('/src/')) return []
  const faults = []
  for (const match of text.matchAll(importLine)) {
    const specifier = match[1] ?? match[2] ?? match[3]
    const isType = /^\s*(import|export)\s+type\b/.test(match[0])
    const to = specifier.startsWith('.') ? judgeRelative(path, specifier, isType) : judgePackage(path, specifier)
    if (to) faults.push({ path, to, target: specifier, line: text.slice(0, match.index + 1).split('\n').length })
  }
  return faults
}
