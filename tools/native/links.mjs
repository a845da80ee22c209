// The files that our server must serve so that its links open in the app.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ENTRIES = ['/app', '/app/*', '/signup', '/login', '/login/*', '/reset_password', '/reset_password/*']

export const appleSite = ({ appId, appleTeamId }) => ({
  applinks: { details: [{ appIDs: [`${appleTeamId}.${appId}`], components: ENTRIES.map((path) => ({ '/': path })) }] },
})

export const assetLinks = ({ appId, certificates }) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: certificates },
  },
]

/** Writes those of the two files whose names at the store are known; answers which. */
export function writeLinks(folder, settings) {
  const files = []
  if (settings.appleTeamId) files.push(['apple-app-site-association', appleSite(settings)])
  if (settings.certificates.length > 0) files.push(['assetlinks.json', assetLinks(settings)])
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of files) writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  return files.map(([name]) => name)
}
