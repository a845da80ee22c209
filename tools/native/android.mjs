// The Gradle project, from Capacitor's template: rights, links, icon, launch picture. The ring is drawn as a vector, so
// that it is sharp at every size; only Android before 8 gets a picture.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editFile } from './edit.mjs'
import { hostOf } from './settings.mjs'

const ENTRIES = ['/app', '/signup', '/login', '/reset_password']

const PERMISSIONS = `    <uses-permission android:name="android.permission.INTERNET" />
    <uses-permission android:name="android.permission.CAMERA" />
    <uses-permission android:name="android.permission.VIBRATE" />
    <!-- A reading needs a camera, everything else does not; so tablets without one may have the app. -->
    <uses-feature android:name="android.hardware.camera" android:required="false" />
    <uses-feature android:name="android.hardware.camera.flash" android:required="false" />`

const PUSH_PERMISSION = '\n    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />'

/** Https links of our server open in the app; the system asks the server whether we may (`assetlinks.json`). */
export const linkFilter = (settings) => `            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
                <data android:host="${hostOf(settings)}" />
${ENTRIES.map((path) => `                <data android:pathPrefix="${path}" />`).join('\n')}
            </intent-filter>

        </activity>`

/** The ring as Android draws it. `share` is how much of the square it takes. */
export function vectorOf(svg, share) {
  const [, x, y, size] = /viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) \3"/.exec(svg)?.map(Number) ?? []
  if (!size) throw new Error('ring.svg has no square viewBox')
  const whole = size / share
  const shift = (start) => (-start + (whole - size) / 2).toFixed(2)
  const paths = [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)">/g)]
  if (paths.length === 0) throw new Error('ring.svg has no paths')
  const drawn = paths.map(([, d, fill]) => `        <path android:fillColor="${fill}" android:pathData="${d}" />`)
  return `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="108dp"
    android:height="108dp"
    android:viewportWidth="${whole.toFixed(2)}"
    android:viewportHeight="${whole.toFixed(2)}">
    <group android:translateX="${shift(x)}" android:translateY="${shift(y)}">
${drawn.join('\n')}
    </group>
</vector>
`
}

const paper = (colour) => `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="ic_launcher_background">#FBF8F2</color>
    <color name="paper">${colour}</color>
</resources>
`

/** The ring on paper until the page is there. */
const LAUNCH = `    <style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">
        <item name="windowSplashScreenBackground">@color/paper</item>
        <item name="windowSplashScreenAnimatedIcon">@drawable/ring</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
    </style>`

function write(path, text) {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

function paint(res, { svg, png }) {
  // The template's own splash pictures and launcher icons.
  for (const folder of readdirSync(res)) {
    if (/^drawable-(land|port)-|^mipmap-(?!anydpi)|^drawable-v24$/.test(folder)) {
      rmSync(join(res, folder), { recursive: true })
    }
  }
  for (const name of ['splash.png', 'ic_launcher_background.xml']) rmSync(join(res, 'drawable', name))
  mkdirSync(join(res, 'mipmap-xxxhdpi'))
  for (const name of ['ic_launcher', 'ic_launcher_round']) cpSync(png, join(res, `mipmap-xxxhdpi/${name}.png`))
  // A launcher shows the middle 66 of 108, a launch screen the middle two thirds.
  write(join(res, 'drawable/ic_launcher_foreground.xml'), vectorOf(svg, 0.5))
  write(join(res, 'drawable/ring.xml'), vectorOf(svg, 0.56))
  write(join(res, 'values/ic_launcher_background.xml'), paper('#FBF8F2'))
  write(join(res, 'values-night/paper.xml'), paper('#12161D').replace(/.*ic_launcher.*\n/, ''))
  for (const name of ['ic_launcher', 'ic_launcher_round']) {
    editFile(join(res, `mipmap-anydpi-v26/${name}.xml`), [['@mipmap/ic_launcher_foreground', '@drawable/ic_launcher_foreground']])
  }
  editFile(join(res, 'values/styles.xml'), [[/ {4}<style name="AppTheme\.NoActionBarLaunch"[\s\S]*?<\/style>/g, LAUNCH]])
}

/** Finishes what `cap add android` has made in `folder`. */
export function finishAndroid(folder, settings, pictures) {
  const main = join(folder, 'app/src/main')
  editFile(join(main, 'AndroidManifest.xml'), [
    ['        </activity>', linkFilter(settings)],
    ['android:allowBackup="true"', 'android:allowBackup="false"\n        android:usesCleartextTraffic="false"'],
    [
      '    <uses-permission android:name="android.permission.INTERNET" />',
      PERMISSIONS + (settings.push ? PUSH_PERMISSION : ''),
    ],
  ])
  editFile(join(folder, 'app/build.gradle'), [
    ['versionCode 1\n', `versionCode ${settings.build} // counts up with every release\n`],
    ['versionName "1.0"', `versionName '${settings.version}'`],
  ])
  paint(join(main, 'res'), pictures)
  if (!settings.push) return
  if (!existsSync(settings.googleServices)) throw new Error(`push: true needs ${settings.googleServices} from Firebase`)
  cpSync(settings.googleServices, join(folder, 'app/google-services.json'))
}
