// The Xcode project, from Capacitor's template: rights, words, links, icon, launch picture.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editFile } from './edit.mjs'
import { hostOf } from './settings.mjs'

const LANGUAGES = ['en', 'de', 'es', 'ar']

/** Why the camera is wanted; the system shows it when it asks. */
const CAMERA =
  'A fingertip on the camera shows your pulse. The picture never leaves this device, only how bright it is.'

const plistKeys = () => `	<key>NSCameraUsageDescription</key>
	<string>${CAMERA}</string>
	<key>CFBundleLocalizations</key>
	<array>
${LANGUAGES.map((language) => `		<string>${language}</string>`).join('\n')}
	</array>
	<key>ITSAppUsesNonExemptEncryption</key>
	<false/>
</dict>
</plist>`

export const entitlements = (settings) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${hostOf(settings)}</string>
	</array>${settings.push ? '\n\t<key>aps-environment</key>\n\t<string>production</string>' : ''}
</dict>
</plist>
`

/** The system's callbacks that the push plugin listens for. */
const PUSH_CALLBACKS = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
}
`

const dark = [{ appearance: 'luminosity', value: 'dark' }]
const SPLASHES = [
  { idiom: 'universal', filename: 'splash-light.png' },
  { idiom: 'universal', filename: 'splash-dark.png', appearances: dark },
]

function paint(app, pictures) {
  const icons = join(app, 'Assets.xcassets/AppIcon.appiconset')
  cpSync(join(pictures, 'icon-1024.png'), join(icons, 'AppIcon-512@2x.png'))
  const splash = join(app, 'Assets.xcassets/Splash.imageset')
  for (const { filename } of SPLASHES) cpSync(join(pictures, filename), join(splash, filename))
  const contents = { images: SPLASHES, info: { version: 1, author: 'xcode' } }
  writeFileSync(join(splash, 'Contents.json'), `${JSON.stringify(contents, null, 2)}\n`)
}

const teamOf = ({ appleTeamId }) => (appleTeamId ? `\n				DEVELOPMENT_TEAM = ${appleTeamId};` : '')

/** Finishes what `cap add ios` has made in `folder`. */
export function finishIos(folder, settings, pictures) {
  const app = join(folder, 'App/App')
  editFile(join(app, 'Info.plist'), [
    ['</dict>\n</plist>', plistKeys()],
    ['<string>armv7</string>', '<string>arm64</string>'],
  ])
  writeFileSync(join(app, 'App.entitlements'), entitlements(settings))
  editFile(join(folder, 'App/App.xcodeproj/project.pbxproj'), [
    [
      'CODE_SIGN_STYLE = Automatic;',
      `CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n				CODE_SIGN_STYLE = Automatic;${teamOf(settings)}`,
    ],
    [/MARKETING_VERSION = [^;]+;/g, `MARKETING_VERSION = ${settings.version};`],
    [/CURRENT_PROJECT_VERSION = [^;]+;/g, `CURRENT_PROJECT_VERSION = ${settings.build};`],
  ])
  if (settings.push) {
    const path = join(app, 'AppDelegate.swift')
    writeFileSync(path, readFileSync(path, 'utf8').trimEnd().replace(/}$/, PUSH_CALLBACKS.trimEnd()).concat('\n'))
  }
  paint(app, pictures)
}
