// Generates the project of one platform from scratch: build/native is a result, nothing in it is kept.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishAndroid } from './android.mjs'
import { finishIos } from './ios.mjs'
import { writeLinks } from './links.mjs'
import { copyWeb } from './page.mjs'

export const capacitorConfig = ({ appId, name }) => ({
  appId,
  appName: name,
  webDir: 'www',
  backgroundColor: '#fbf8f2',
  server: { appStartPath: '/app' },
  ios: { contentInset: 'never' },
  plugins: {
    PushNotifications: { presentationOptions: ['badge', 'sound', 'banner', 'list'] },
    SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover' },
  },
})

/**
 * `home` holds Capacitor's packages (`npm ci` has been there); the project comes to `home/<platform>`, complete with
 * what it refers to, so that the folder can be taken to the machine that has the platform's tools.
 */
export function generate(platform, { home, root, settings }) {
  const dist = join(root, 'web/apps/app/dist')
  if (!existsSync(join(dist, 'index.html'))) throw new Error('there is no web build: ./dev build web')
  copyWeb(dist, join(home, 'www'), settings)
  writeFileSync(join(home, 'capacitor.config.json'), `${JSON.stringify(capacitorConfig(settings), null, 2)}\n`)
  rmSync(join(home, platform), { recursive: true, force: true })
  execFileSync(process.execPath, [join(home, 'node_modules/@capacitor/cli/bin/capacitor'), 'add', platform], {
    cwd: home,
    // It would ask whether it may count its uses.
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const folder = join(home, platform)
  if (platform === 'ios') finishIos(folder, settings, join(root, 'tools/native/pictures'))
  else finishAndroid(folder, settings, { svg: ringOf(dist), png: join(dist, 'icons/ring-192.png') })
  return { folder, links: writeLinks(join(home, 'well-known'), settings) }
}

const ringOf = (dist) => readFileSync(join(dist, 'icons/ring.svg'), 'utf8')

/** Brings our plugin and the list of packages to where the shells are made. */
export function bringPackages(root, home) {
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'plugin']) {
    rmSync(join(home, name), { recursive: true, force: true })
    cpSync(join(root, 'tools/native', name), join(home, name), { recursive: true })
  }
}
