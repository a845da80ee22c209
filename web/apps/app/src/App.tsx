import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { ConfigGate } from './boot/ConfigGate'
import { CrashBoundary } from './boot/CrashBoundary'
import { WordsGate } from './boot/WordsGate'
import { AppRoutes } from './routes'

/** From nothing to the first screen: words, then /config, then the route. Each step has its own way to fail. */
export function App() {
  const [queries] = useState(() => new QueryClient())
  return (
    <CrashBoundary>
      <WordsGate>
        <QueryClientProvider client={queries}>
          <ConfigGate>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </ConfigGate>
        </QueryClientProvider>
      </WordsGate>
    </CrashBoundary>
  )
}
