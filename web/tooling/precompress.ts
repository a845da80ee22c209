import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml|wasm)$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compressFile(path: string) {
  const content = await readFile(path)
  const smaller = [
    { ending: '.br', content: await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) },
    { ending: '.gz', content: await zip(content, { level: 9 }) },
  ].filter((packed) => packed.content.length < content.length)
  await Promise.all(smaller.map((packed) => writeFile(path + packed.ending, packed.content)))
}

export const precompressFiles = (paths: readonly string[]) => Promise.all(paths.map(compressFile))

/** Compresses every text file of a folder once, at its best level, so that the server never spends time on it. */
export async function precompressFolder(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name)
    if (TEXT.test(name) && (await stat(path)).isFile()) await compressFile(path)
  }
}

export function precompress(): Plugin {
  let folder = ''
  let isServerBuild = false
  return {
    name: 'evenkeel:precompress',
    apply: 'build',
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr)
      folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => (isServerBuild ? undefined : precompressFolder(folder)),
    },
  }
}
