import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from './document'

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

type Manifest = Record<string, Chunk>

const ENTRY = 'src/start.ts'
/** Comes after the first picture; the page's styles may be spread over all three. */
const LATER = 'src/bring-to-life.tsx'

/** The built pieces that a page needs for its first picture, as the bundler listed them. */
export class BuiltAssets {
  private readonly manifest: Manifest

  constructor(dist: string) {
    const path = join(dist, '.vite/manifest.json')
    if (!existsSync(path)) throw new Error(`${path} is missing: the site was not built`)
    this.manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  }

  of(pageModule: string): Assets {
    // Later styles win: those of every page come first, and a page's own last.
    const keys = [...new Set([ENTRY, ...[ENTRY, LATER, pageModule].flatMap((key) => this.with(key))])]
    const chunks = keys.flatMap((key) => this.manifest[key] ?? [])
    const entry = this.manifest[ENTRY]
    if (!entry || !this.manifest[pageModule]) throw new Error(`${pageModule} is not in the build`)
    const files = chunks.flatMap(({ assets = [] }) => assets)
    return {
      script: `/${entry.file}`,
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      fonts: [...new Set(files.filter((file) => file.endsWith('.woff2')))].map((file) => `/${file}`),
    }
  }

  private with(key: string): string[] {
    return [...(this.manifest[key]?.imports ?? []).flatMap((inner) => this.with(inner)), key]
  }
}
