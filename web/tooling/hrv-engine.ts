import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:hrv-engine'
const RESOLVED = `\0${MODULE}`
const built = fileURLToPath(new URL('../../build/wasm/hrv.wasm', import.meta.url))

/**
 * Gives the app the address of the compiled engine, as `engineUrl`. A checkout without the WebAssembly tools builds
 * too: then there is no address, and the app falls back on its script.
 */
export function hrvEngine(): Plugin {
  let isBuild = false
  return {
    name: 'evenkeel:hrv-engine',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      if (!isBuild || !existsSync(built)) return 'export const engineUrl = undefined'
      const asset = this.emitFile({ type: 'asset', name: 'hrv.wasm', source: readFileSync(built) })
      return `export const engineUrl = import.meta.ROLLUP_FILE_URL_${asset}`
    },
  }
}
