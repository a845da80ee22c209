import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { LoadingScreen } from './boot/LoadingScreen'
import { MembersOnly } from './components/MembersOnly'
import { NotFound } from './components/NotFound'
import { paths } from './lib/paths'

const Welcome = lazy(() => import('./features/welcome/Welcome'))
const Privacy = lazy(() => import('./features/welcome/Privacy'))
const SignUp = lazy(() => import('./features/sign-up/SignUp'))
const SignIn = lazy(() => import('./features/sign-in/SignIn'))
const Onboarding = lazy(() => import('./features/onboarding/Onboarding'))
const Home = lazy(() => import('./features/home/Home'))
const CheckIn = lazy(() => import('./features/check-in/CheckIn'))
const Reading = lazy(() => import('./features/reading/Reading'))
const ReadingResult = lazy(() => import('./features/reading/ReadingResult'))
const Practice = lazy(() => import('./features/practice/Practice'))
const Exercise = lazy(() => import('./features/practice/Exercise'))
const Player = lazy(() => import('./features/player/Player'))
const Account = lazy(() => import('./features/account/Account'))

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={paths.welcome} element={<Welcome />} />
        <Route path={paths.privacy} element={<Privacy />} />
        <Route path={paths.signUp} element={<SignUp />} />
        <Route path={paths.signIn} element={<SignIn />} />
        <Route element={<MembersOnly />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.onboarding} element={<Onboarding />} />
          <Route path={paths.checkIn} element={<CheckIn />} />
          <Route path={paths.reading} element={<Reading />} />
          <Route path={paths.readingResult} element={<ReadingResult />} />
          <Route path={paths.practice} element={<Practice />} />
          <Route path={paths.exercise} element={<Exercise />} />
          <Route path={paths.player} element={<Player />} />
          <Route path={paths.account} element={<Account />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
