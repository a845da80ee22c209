import words from '../../../../content/locales/en/dashboard.json'

export { words }
