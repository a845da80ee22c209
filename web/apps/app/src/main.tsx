import '@evenkeel/ui/base.css'
import './first-paint.css'
import { nativeBridge } from '@evenkeel/native'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { configQuery } from './lib/calls/config'
import { keepQuizResult } from './lib/calls/quiz-result'
import { registerWorker } from './lib/device/app-update'
import { watchInstallOffer } from './lib/device/install'
import { applyTextSize } from './lib/device/text-size'
import { applyTheme } from './lib/device/theme'
import { prepareHelplinesDaily } from './lib/help/kept-helplines'
import { keepDialogsInHistory } from './lib/navigation/dialog-history'
import { fetchFirstWords } from './lib/words/i18n'
import { languageCode } from './lib/words/locale'
import { fetchFirstScreen } from './routes'

/** Milliseconds. Keeping the whole app for later takes a slow phone's time and network, which the first screen needs. */
const KEEP_AFTER = 2_000

/** Each in a task of its own, so that a slow phone draws and answers in between. */
function oneByOne(...steps: (() => void)[]) {
  for (const step of steps) setTimeout(step)
}

applyTheme()
applyTextSize()
watchInstallOffer()
keepQuizResult(location)

const queries = new QueryClient()

function draw() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // In small steps, too.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    ),
  )
}

function serveThePlatform() {
  if (nativeBridge().platform !== 'browser') return
  // A shell tells the app of its Back.
  keepDialogsInHistory()
  // A shell brings its files along, and its store brings the newer ones.
  const register = () => registerWorker(`${import.meta.env.BASE_URL}service-worker.js`)
  if (import.meta.env.PROD) setTimeout(register, KEEP_AFTER)
}

oneByOne(
  // Sent for before anything is drawn: drawing takes a slow phone as long as the answer takes to come.
  () => queries.prefetchQuery(configQuery),
  fetchFirstWords,
  () => fetchFirstScreen(location.pathname),
  draw,
  serveThePlatform,
  () => prepareHelplinesDaily(languageCode),
)
