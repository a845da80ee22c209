#!/usr/bin/env node
// ./dev native ios|android: node tools/native/main.mjs PLATFORM [--server ORIGIN] [--version X.Y] [--build N]
import { join } from 'node:path'
import { generate } from './generate.mjs'
import { readFlags, readSettings, root } from './settings.mjs'

const [platform, ...words] = process.argv.slice(2)
try {
  if (platform !== 'ios' && platform !== 'android') throw new Error('native makes ios or android')
  const settings = readSettings(join(root, 'content'), readFlags(words))
  const { folder, links } = generate(platform, { home: join(root, 'build/native'), root, settings })
  console.log(`${settings.name} ${settings.version} (${settings.build}), ${settings.appId}, for ${settings.server}`)
  console.log(`${folder} is ready; docs/native.md says what to do with it`)
  if (links.length === 0) console.log('Links will not open in the app yet: content/brand/native.yaml names no store account')
} catch (thrown) {
  console.error(`native: ${thrown.message}`)
  process.exit(1)
}
