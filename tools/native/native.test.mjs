// Both shells are made from the web build that is there, twice, and looked at: node --test tools/native/*.test.mjs
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { vectorOf } from './android.mjs'
import { edited } from './edit.mjs'
import { generate } from './generate.mjs'
import { appleSite, assetLinks } from './links.mjs'
import { pageFor } from './page.mjs'
import { readFlags, readSettings, root } from './settings.mjs'

const packages = join(root, 'build/native')
const temporary = () => mkdtempSync(join(tmpdir(), 'evenkeel-shell-'))

/** The brand's files in a folder of their own, with `native.yaml` as the test wants it. */
function contentWith(native) {
  const content = temporary()
  cpSync(join(root, 'content/brand'), join(content, 'brand'), { recursive: true })
  writeFileSync(join(content, 'brand/native.yaml'), native)
  return content
}

const COMPLETE = `app_id: org.steady.app
server: https://steady.example
push: true
apple_team_id: TEAM123456
android_certificates_sha256: ["AA:BB"]
`

/** Every file below a folder with the hash of its content. */
function filesOf(folder) {
  const files = new Map()
  for (const path of readdirSync(folder, { recursive: true }).toSorted()) {
    const whole = join(folder, path)
    if (!statSync(whole).isFile()) continue
    files.set(path, createHash('sha256').update(readFileSync(whole)).digest('hex'))
  }
  return files
}

describe('settings', () => {
  const refusal = (native, words) => assert.throws(() => readSettings(contentWith(native)), words)

  test('the house’s own are sound', () => {
    const settings = readSettings(join(root, 'content'))
    assert.equal(settings.name, 'Evenkeel')
    assert.deepEqual(settings.products.map(({ plan }) => plan), ['three_months', 'yearly'])
  })

  test('an id that a store would refuse is named', () => refusal(COMPLETE.replace('org.steady.app', 'Steady'), /app_id/))
  test('a server without https is named', () => refusal(COMPLETE.replace('https', 'http'), /server/))
  test('an address below the origin is named', () => refusal(COMPLETE.replace('.example', '.example/app'), /server/))
  test('an unknown flag is named', () => assert.throws(() => readFlags(['--sever', 'x']), /--server X/))
  test('flags win', () => {
    const flags = readFlags(['--server', 'https://other.example', '--version', '2.1', '--build', '7'])
    const { server, version, build } = readSettings(contentWith(COMPLETE), flags)
    assert.deepEqual({ server, version, build }, { server: 'https://other.example', version: '2.1', build: '7' })
  })
})

test('a template that has moved on is an error, not a silence', () => {
  assert.throws(() => edited('<a/>', [['<b/>', '<c/>']]), /nothing like <b\/>/)
})

test('a name cannot break out of the page', () => {
  const page = pageFor('<html><head><title>x</title></head></html>', {
    server: 'https://a.example',
    push: false,
    products: [{ product_id: '"><script>', plan: 'yearly' }],
    name: '</title><script>',
  })
  assert.doesNotMatch(page, /<script>/)
})

test('the ring becomes a vector in the middle of its square', () => {
  const vector = vectorOf('<svg viewBox="-10 -10 20 20"><path d="M0 0" fill="#112233"></path></svg>', 0.5)
  assert.match(vector, /viewportWidth="40.00"/)
  assert.match(vector, /translateX="20.00"/)
  assert.match(vector, /fillColor="#112233" android:pathData="M0 0"/)
})

test('the two files of links name the app and where it is entered', () => {
  const settings = { appId: 'org.steady.app', appleTeamId: 'TEAM', certificates: ['AA'] }
  assert.equal(appleSite(settings).applinks.details[0].appIDs[0], 'TEAM.org.steady.app')
  assert.deepEqual(assetLinks(settings)[0].target, {
    namespace: 'android_app',
    package_name: 'org.steady.app',
    sha256_cert_fingerprints: ['AA'],
  })
})

for (const platform of ['ios', 'android']) {
  describe(`the ${platform} shell`, () => {
    let home
    let folder
    let first
    const has = (path) => existsSync(join(folder, path))
    const text = (path) => readFileSync(join(folder, path), 'utf8')
    const page = platform === 'ios' ? 'App/App/public' : 'app/src/main/assets/public'

    before(() => {
      home = temporary()
      for (const name of ['package.json', 'node_modules', 'plugin']) symlinkSync(join(packages, name), join(home, name))
      const content = contentWith(COMPLETE)
      writeFileSync(join(content, 'brand/google-services.json'), '{}')
      const settings = readSettings(content, { version: '1.4', build: '12' })
      folder = generate(platform, { home, root, settings }).folder
      first = filesOf(folder)
      generate(platform, { home, root, settings })
    })
    after(() => rmSync(home, { recursive: true }))

    test('is the same when it is made again', () => assert.deepEqual(filesOf(folder), first))

    test('carries the app, and nothing that only a server needs', () => {
      const files = [...first.keys()].filter((path) => path.startsWith(page))
      assert.ok(files.some((path) => /app\/assets\/index-.*\.js$/.test(path)))
      assert.ok(files.some((path) => /\.wasm$/.test(path)), 'the engine is missing')
      assert.deepEqual(files.filter((path) => /\.(br|gz)$|service-worker|webmanifest/.test(path)), [])
    })

    test('has every file that its page asks for', () => {
      const asked = [...text(`${page}/index.html`).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path)
      assert.ok(asked.length > 3)
      assert.deepEqual(asked.filter((path) => !has(page + path)), [])
    })

    test('knows its server, its products and that it can be pushed to', () => {
      const [, meta = ''] = /name="evenkeel-shell" content="([^"]+)"/.exec(text(`${page}/index.html`)) ?? []
      const { server, push, products } = JSON.parse(meta.replaceAll('&quot;', '"'))
      assert.deepEqual({ server, push, count: products.length }, { server: 'https://steady.example', push: true, count: 2 })
    })

    test('bears the brand’s name and id, and has our plugin', () => {
      const config = JSON.parse(text(page.replace('public', 'capacitor.config.json')))
      assert.equal(config.appId, 'org.steady.app')
      assert.equal(config.appName, 'Evenkeel')
      assert.equal(config.server.appStartPath, '/app')
      const list = platform === 'ios' ? config.packageClassList.join() : text('app/src/main/assets/capacitor.plugins.json')
      for (const name of ['AppPlugin', 'PushNotificationsPlugin', 'EvenkeelShellPlugin']) assert.ok(list.includes(name), name)
    })

    if (platform === 'ios') {
      test('says why it wants the camera, and asks for nothing else', () => {
        const plist = text('App/App/Info.plist')
        assert.match(plist, /<key>NSCameraUsageDescription<\/key>\s*<string>A fingertip/)
        assert.deepEqual(plist.match(/NS\w+UsageDescription/g), ['NSCameraUsageDescription'])
      })
      test('opens our links, is pushed to, and is signed by our team', () => {
        assert.match(text('App/App/App.entitlements'), /applinks:steady\.example[\s\S]*aps-environment/)
        const project = text('App/App.xcodeproj/project.pbxproj')
        assert.equal(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)?.length, 2)
        assert.equal(project.match(/DEVELOPMENT_TEAM = TEAM123456;/g)?.length, 2)
        assert.equal(project.match(/PRODUCT_BUNDLE_IDENTIFIER = org\.steady\.app;/g)?.length, 2)
        assert.equal(project.match(/MARKETING_VERSION = 1\.4;/g)?.length, 2)
        assert.match(text('App/App/AppDelegate.swift'), /capacitorDidRegisterForRemoteNotifications/)
      })
      test('has our pictures, by day and by night', () => {
        const { images } = JSON.parse(text('App/App/Assets.xcassets/Splash.imageset/Contents.json'))
        for (const { filename } of images) assert.ok(has(`App/App/Assets.xcassets/Splash.imageset/${filename}`))
        assert.equal(images.length, 2)
      })
    } else {
      const manifest = () => text('app/src/main/AndroidManifest.xml')
      test('asks for the camera and notifications, and keeps its data off backups and open connections', () => {
        const permissions = [...manifest().matchAll(/android\.permission\.(\w+)/g)].map(([, name]) => name)
        assert.deepEqual(permissions.toSorted(), ['CAMERA', 'INTERNET', 'POST_NOTIFICATIONS', 'VIBRATE'])
        assert.match(manifest(), /allowBackup="false"/)
        assert.match(manifest(), /usesCleartextTraffic="false"/)
      })
      test('opens our links', () => {
        assert.match(manifest(), /autoVerify="true"[\s\S]*android:host="steady\.example"[\s\S]*pathPrefix="\/app"/)
      })
      test('names only resources that are there', () => {
        const res = 'app/src/main/res'
        const used = [...first.keys()].filter((path) => path.startsWith(res) && path.endsWith('.xml')).map(text)
        const names = [manifest(), ...used].join('\n').matchAll(/@(drawable|mipmap)\/(\w+)/g)
        const files = [...first.keys()].filter((path) => path.startsWith(res))
        const missing = [...names].filter(([, kind, name]) => !files.some((path) => new RegExp(`/${kind}[^/]*/${name}\\.`).test(path)))
        assert.deepEqual(missing.map(([whole]) => whole), [])
      })
      test('has its version and the file of Firebase', () => {
        assert.match(text('app/build.gradle'), /versionCode 12 [\s\S]*versionName '1\.4'/)
        assert.ok(has('app/google-services.json'))
      })
    }
  })
}
