import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { contractFolder } from './paths'

export const page = '<!doctype html><title>app</title>'
export const script = `export const words = ${JSON.stringify('steady '.repeat(200))}\n`
export const film = Buffer.from(Array.from({ length: 4_096 }, (_, index) => index % 251))
export const scriptName = 'assets/main-3f9a1c77.js'

export function put(folder: string, name: string, content: string | Buffer): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** A small build of the web apps in a new folder: the tests know every byte of it. */
export function makeWebBuild(): string {
  const web = mkdtempSync(join(tmpdir(), 'evenkeel-web-'))
  const app = join(web, 'apps/app/dist')
  put(app, 'index.html', page)
  put(app, scriptName, script)
  put(app, `${scriptName}.br`, brotliCompressSync(script))
  put(app, `${scriptName}.gz`, gzipSync(script))
  put(app, 'manifest.webmanifest', '{}')
  put(app, '.env', 'SECRET=1')
  put(web, 'apps/site/dist/index.html', '<!doctype html><title>site</title>')
  put(web, 'apps/site/dist/film/training.mp4', film)
  put(web, 'apps/site/dist/quiz/r/index.html', '<!doctype html><title>quiz</title>')
  put(web, 'apps/site/dist/book_download/index.html', '<!doctype html><title>book_download</title>')
  put(web, 'apps/dashboard/dist/index.html', '<!doctype html><title>dashboard</title>')
  const reference = join(web, 'apps/reference/dist')
  put(reference, 'index.html', '<!doctype html><title>reference</title>')
  put(reference, scriptName, script)
  cpSync(contractFolder, reference, { recursive: true })
  put(web, 'private.txt', 'not for the public')
  return web
}
