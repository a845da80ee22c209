import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { ConfigGate } from './boot/ConfigGate'
import { CrashBoundary } from './boot/CrashBoundary'
import { NativeEvents } from './boot/NativeEvents'
import { WordsGate } from './boot/WordsGate'
import { LoadingScreen } from './components/LoadingScreen'
import { configQuery } from './lib/calls/config'
import { useHeadingFocus } from './lib/navigation/heading-focus'
import { paths } from './lib/navigation/paths'
import { screen } from './lib/navigation/screen'
import { AppRoutes } from './routes'

const HelpNow = screen(() => import('./features/help/HelpNow'))
const CarePlanPage = screen(() => import('./features/help/CarePlanPage'))

/**
 * From nothing to the first screen: words and /config, then the route. Each step has its own way to fail. Help waits
 * for nothing but its words.
 */
export function App({ queries: begun }: { queries?: QueryClient }) {
  const [queries] = useState(() => begun ?? new QueryClient())
  // On its way with the words, not after them; whoever brings the queries along may have asked already.
  useEffect(() => {
    queries.prefetchQuery(configQuery)
  }, [queries])
  return (
    <CrashBoundary>
      <WordsGate>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <NativeEvents />
            <Screens />
          </BrowserRouter>
        </QueryClientProvider>
      </WordsGate>
    </CrashBoundary>
  )
}

function Screens() {
  useHeadingFocus()
  return (
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
  )
}
