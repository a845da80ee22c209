// The folders that each folder may know: the arrows of docs/tour.md. Adding a line here is a decision, not a fix.

/** server/ and hrv/: the first part of an #include is the folder it leads to. */
export const mayInclude = {
  hrv: ['hrv'],
  core: ['core', 'hrv'],
  storage: ['storage', 'core', 'hrv'],
  http: ['http', 'core'],
  outbound: ['outbound', 'core'],
  worker: ['worker', 'core'],
  api: ['api', 'http', 'core'],
  app: ['app', 'api', 'http', 'worker', 'storage', 'outbound', 'core', 'hrv'],
  tests: ['tests', 'app', 'api', 'http', 'worker', 'storage', 'outbound', 'core', 'hrv'],
}

/** Libraries that would bring a clock, a socket, a database or JSON into folders that know none. */
export const mayNotUse = {
  hrv: /^(boost|fmt|date|spdlog|openssl|sodium|sqlite3|libpq|curl|yaml-cpp|toml)/,
  core: /^(boost|spdlog|openssl|sodium|sqlite3|libpq|curl|yaml-cpp|toml)/,
}

/** web/: packages by their names, folders inside an app by the first part of their path below src/. */
export const mayImport = {
  'packages/ui': [],
  'packages/api': [],
  'packages/hrv': [],
  'packages/figures': [],
  'packages/native': [],
  'apps/app': ['packages/ui', 'packages/api', 'packages/hrv', 'packages/figures', 'packages/native'],
  'apps/site': ['packages/ui', 'packages/api', 'packages/hrv'],
  'apps/dashboard': ['packages/ui', 'packages/api'],
  'apps/reference': ['packages/ui'],
}

/** Libraries that a package of the web must not know. */
export const webMayNotUse = {
  'packages/ui': /^(react-router|@tanstack|openapi-fetch|i18next|react-i18next)/,
  'packages/api': /^(react-router|i18next|react-i18next)/,
  'packages/hrv': /^(react|i18next)/,
}

/** Inside an app: what each folder below src/ may know of the others. Two features never know each other. */
export const mayKnow = {
  lib: ['lib'],
  components: ['lib', 'components'],
  features: ['lib', 'components', 'features'],
  boot: ['lib', 'components', 'boot'],
}

/** Known exceptions, each with its reason. The list may only shrink: one that is no longer needed is a fault too. */
export const exceptions = [
  // { from: 'server/storage/x.cpp', to: 'http', why: '…' },
]
