// Finds the line of a place such as "variants.shorter" or "cues[3]", so that a translation's faults look like all others:
// file:line: field: sentence. Entries of lists are counted from 1 there.
import { readYaml } from '../content/yaml.mjs'

const PLACE = /^([^:\s]+(?: to [^:\s]+)?): (.*)$/s

/** A list such as stage_texts.yaml is compared as a mapping "from to". */
const byWay = (field, way) => field.items.find((item) => `${item.at('from').value} to ${item.at('to').value}` === way)

function lineOf(root, place) {
  const [, way, rest] = place.match(/^(\S+ to \w+)\.?(.*)$/) ?? [undefined, undefined, place]
  let field = way ? byWay(root, way) : root
  for (const step of (rest.match(/[^.[\]]+|\[\d+\]/g) ?? []).filter(Boolean)) {
    const next = step.startsWith('[') ? field?.items[Number(step.slice(1, -1))] : field?.at(step)
    if (!next?.exists) break
    field = next
  }
  return field?.line ?? 1
}

/** "cues[3]: is still English" of a file → "file:12: cues[4]: is still English". */
export function placeIn(file, problem) {
  const [, place, sentence] = problem.match(PLACE) ?? []
  const root = readYaml(file, [])
  if (!place || !root) return `${file}:1: ${problem}`
  const shown = place.replace(/\[(\d+)\]/g, (_, index) => `[${Number(index) + 1}]`)
  return `${file}:${lineOf(root, place)}: ${shown}: ${sentence}`
}
