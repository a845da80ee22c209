import '@evenkeel/ui/base.css'
import './first-paint.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { applyTheme } from './lib/theme'

applyTheme()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// The app is also entered at /login and the like, outside its folder; the server allows the wider scope.
if (import.meta.env.PROD)
  navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}service-worker.js`, { scope: '/' })
