import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:licences'
const RESOLVED = `\0${MODULE}`
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Manifest {
  version: string
  license?: string
  dependencies?: Record<string, string>
}

const readManifest = (path: string) => JSON.parse(readFileSync(at(path), 'utf8')) as Manifest

/** Every package that ends up in a browser, with its maker's terms of use. */
function collect() {
  const names = Object.keys(readManifest('../package.json').dependencies ?? {})
  return names.sort().map((name) => {
    const { version, license } = readManifest(`../node_modules/${name}/package.json`)
    return { name: `${name} ${version}`, licence: license ?? 'see the package' }
  })
}

export function licences(): Plugin {
  return {
    name: 'evenkeel:licences',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const licences = ${JSON.stringify(collect())}` : undefined),
  }
}
