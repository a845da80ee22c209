import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { ConfigGate } from './boot/ConfigGate'
import { CrashBoundary } from './boot/CrashBoundary'
import { NativeEvents } from './boot/NativeEvents'
import { WordsGate } from './boot/WordsGate'
import { LoadingScreen } from './components/LoadingScreen'
import { paths } from './lib/paths'
import { AppRoutes } from './routes'

const HelpNow = lazy(() => import('./features/help/HelpNow'))
const CarePlanPage = lazy(() => import('./features/help/CarePlanPage'))

/**
 * From nothing to the first screen: words, then /config, then the route. Each step has its own way to fail. Help waits
 * for nothing but its words.
 */
export function App() {
  const [queries] = useState(() => new QueryClient())
  return (
    <CrashBoundary>
      <WordsGate>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <NativeEvents />
            <Suspense fallback={<LoadingScreen />}>
              <Routes>
                <Route path={paths.help} element={<HelpNow />} />
                <Route path={paths.carePlan} element={<CarePlanPage />} />
                <Route
                  path="*"
                  element={
                    <ConfigGate>
                      <AppRoutes />
                    </ConfigGate>
                  }
                />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </QueryClientProvider>
      </WordsGate>
    </CrashBoundary>
  )
}
