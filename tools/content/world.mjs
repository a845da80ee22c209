// The names that other files may refer to: states, life aspects, exercises, codes. A file that is broken gives no names
// here and is complained about by the server's own check, so nothing is said twice.
import { existsSync, readdirSync } from 'node:fs'
import { readYaml } from './yaml.mjs'

const list = (file) => readYaml(file, [])?.value ?? []
const names = (entries, name) => new Set((Array.isArray(entries) ? entries : []).map((entry) => entry?.[name]))

export function readWorld(content) {
  const folder = `${content}/exercises`
  const ids = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -5)).sort() : []
  return {
    content,
    states: names(list(`${content}/states.yaml`), 'name'),
    aspects: names(list(`${content}/onboarding/life_aspects.yaml`), 'key'),
    codes: names(list(`${content}/safety/contraindications.yaml`), 'code'),
    exercises: new Map(ids.map((id) => [id, list(`${folder}/${id}.yaml`)])),
  }
}
