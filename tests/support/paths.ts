import { fileURLToPath } from 'node:url'

/** The checkout, whatever the working directory is. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export const binaryPath = process.env.TESTED_BINARY ?? `${projectRoot}build/release/evenkeel`
export const contentFolder = `${projectRoot}content`
export const contractFolder = `${projectRoot}contract`

/** Foreign recordings with a strap's truth beside them; a stranger's clone has none. */
export const datasetsFolder = process.env.EVENKEEL_DATASETS ?? `${projectRoot}../shared/data`
