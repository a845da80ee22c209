import '@evenkeel/ui/base.css'
import './first-paint.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { registerWorker } from './lib/app-update'
import { watchInstallOffer } from './lib/install'
import { keepQuizResult } from './lib/quiz-result'
import { applyTextSize } from './lib/text-size'
import { applyTheme } from './lib/theme'

applyTheme()
applyTextSize()
watchInstallOffer()
keepQuizResult(location)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD) registerWorker(`${import.meta.env.BASE_URL}service-worker.js`)
