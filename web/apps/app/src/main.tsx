import '@evenkeel/ui/base.css'
import './first-paint.css'
import { nativeBridge } from '@evenkeel/native'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { registerWorker } from './lib/app-update'
import { configQuery } from './lib/config'
import { keepDialogsInHistory } from './lib/dialog-history'
import { fetchFirstWords } from './lib/i18n'
import { watchInstallOffer } from './lib/install'
import { prepareHelplinesDaily } from './lib/kept-helplines'
import { languageCode } from './lib/locale'
import { keepQuizResult } from './lib/quiz-result'
import { applyTextSize } from './lib/text-size'
import { applyTheme } from './lib/theme'
import { fetchFirstScreen } from './routes'

applyTheme()
applyTextSize()
watchInstallOffer()
keepQuizResult(location)

// Sent for before anything is drawn: drawing takes a slow phone as long as the answer takes to come.
const queries = new QueryClient()
queries.prefetchQuery(configQuery)
fetchFirstWords()
fetchFirstScreen(location.pathname)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App queries={queries} />
  </StrictMode>,
)

const isBrowser = nativeBridge().platform === 'browser'
// A shell tells the app of its Back.
if (isBrowser) keepDialogsInHistory()
// A shell brings its files along, and its store brings the newer ones.
if (import.meta.env.PROD && isBrowser) registerWorker(`${import.meta.env.BASE_URL}service-worker.js`)

prepareHelplinesDaily(languageCode)
