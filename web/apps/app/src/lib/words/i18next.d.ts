import type words from '../../../../../../content/locales/en/app.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: { app: typeof words }
  }
}
