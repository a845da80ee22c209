// The settings that a shell is made from: the brand's own files and the options of the command line.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const home = ['tests', 'web'].find((folder) => existsSync(join(root, folder, 'node_modules/yaml')))
if (!home) throw new Error('npm has not installed tests/ or web/ yet: ./dev build')
const { parse } = createRequire(join(root, home, 'package.json'))('yaml')

const APP_ID = /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/
const VERSION = /^\d+(\.\d+){1,2}$/
const FLAGS = ['server', 'version', 'build']

/** Both stores want reversed domain names, and only lower case is safe in both. */
const checkAppId = (id) => APP_ID.test(id) || fail(`app_id: "${id}" is no id like example.evenkeel.app`)

/** The plain origin: links, cookies and calls are compared with it. Phones refuse http. */
function checkServer(server) {
  const isOrigin = URL.canParse(server) && new URL(server).origin === server && server.startsWith('https://')
  return isOrigin || fail(`server: "${server}" is no https origin like https://evenkeel.example`)
}

function fail(sentence) {
  throw new Error(sentence)
}

/** `--server https://… --version 1.2 --build 7`, as an object. */
export function readFlags(words) {
  const flags = {}
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at].replace(/^--/, '')
    if (!FLAGS.includes(name) || words[at + 1] === undefined) fail(`native knows --${FLAGS.join(' X, --')} X`)
    flags[name] = words[at + 1]
  }
  return flags
}

/** Everything that a shell has to know, checked. */
export function readSettings(content, flags = {}) {
  const read = (name) => parse(readFileSync(join(content, 'brand', name), 'utf8'))
  const native = read('native.yaml')
  const settings = {
    name: read('brand.yaml').name,
    appId: native.app_id,
    server: flags.server ?? native.server,
    push: native.push === true,
    appleTeamId: native.apple_team_id ?? '',
    certificates: native.android_certificates_sha256 ?? [],
    products: read('products.yaml').map(({ product_id, plan }) => ({ product_id, plan })),
    version: flags.version ?? '1.0',
    build: flags.build ?? '1',
    googleServices: join(content, 'brand/google-services.json'),
  }
  checkAppId(settings.appId)
  checkServer(settings.server)
  if (!VERSION.test(settings.version)) fail(`--version: "${settings.version}" is no version like 1.2`)
  if (!/^[1-9]\d*$/.test(settings.build)) fail(`--build: "${settings.build}" is no whole number`)
  return settings
}

export const hostOf = ({ server }) => new URL(server).host
