import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { LoadingScreen } from './components/LoadingScreen'
import { MembersOnly } from './components/MembersOnly'
import { NotFound } from './components/NotFound'
import { Shell } from './components/Shell'
import { isKnownHere } from './lib/calls/known-here'
import { paths } from './lib/navigation/paths'
import { screen } from './lib/navigation/screen'
import { fetchOtherWords } from './lib/words/i18n'

const loadWelcome = () => import('./features/welcome/Welcome')
const loadHome = () => import('./features/home/Home')

// The first screen of a stranger has its words already.
const Welcome = lazy(loadWelcome)
const Privacy = screen(() => import('./features/welcome/Privacy'))
const SignUp = screen(() => import('./features/sign-up/SignUp'))
const SignIn = screen(() => import('./features/sign-in/SignIn'))
const SecondStep = screen(() => import('./features/sign-in/SecondStep'))
const AskForSignInLink = screen(() => import('./features/links/AskForSignInLink'))
const AskForReset = screen(() => import('./features/links/AskForReset'))
const SignInByLink = screen(() => import('./features/links/SignInByLink'))
const ChoosePassword = screen(() => import('./features/links/ChoosePassword'))
const ConfirmAddress = screen(() => import('./features/links/ConfirmAddress'))
const ConfirmErasure = screen(() => import('./features/links/ConfirmErasure'))
const Onboarding = screen(() => import('./features/onboarding/Onboarding'))
const Safety = screen(() => import('./features/onboarding/Safety'))
const Home = screen(loadHome)
const CheckIn = screen(() => import('./features/check-in/CheckIn'))
const CheckIns = screen(() => import('./features/check-in/CheckIns'))
const EditCheckIn = screen(() => import('./features/check-in/EditCheckIn'))
const Progress = screen(() => import('./features/progress/Progress'))
const Learn = screen(() => import('./features/learn/Learn'))
const Article = screen(() => import('./features/learn/Article'))
const Program = screen(() => import('./features/program/Program'))
const ProgramDay = screen(() => import('./features/program/ProgramDay'))
const Reflection = screen(() => import('./features/program/Reflection'))
const Journal = screen(() => import('./features/journal/Journal'))
const NewThread = screen(() => import('./features/journal/NewThread'))
const Thread = screen(() => import('./features/journal/Thread'))
const Reading = screen(() => import('./features/reading/Reading'))
const ReadingResult = screen(() => import('./features/reading/ReadingResult'))
const Practice = screen(() => import('./features/practice/Practice'))
const Exercise = screen(() => import('./features/practice/Exercise'))
const Player = screen(() => import('./features/player/Player'))
const Breath = screen(() => import('./features/breath/Breath'))
const MeRoutes = screen(() => import('./features/me/MeRoutes'))
const Admin = screen(() => import('./features/admin/Admin'))
const Kit = import.meta.env.DEV ? screen(() => import('./features/kit/Kit')) : undefined

/** Sends for the first screen while its words and the configuration are still on their way. */
export function fetchFirstScreen(pathname: string) {
  if (pathname.replace(/\/$/, '') !== paths.home) return
  const parts = isKnownHere() ? [loadHome(), fetchOtherWords()] : [loadWelcome()]
  // The screen asks again for a part that did not arrive, and then says why it failed.
  Promise.all(parts).catch(() => undefined)
}

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<Shell />}>
          <Route path={paths.welcome} element={<Welcome />} />
          <Route path={paths.privacy} element={<Privacy />} />
          <Route path={paths.signUp} element={<SignUp />} />
          <Route path={paths.signIn} element={<SignIn />} />
          <Route path={paths.secondStep} element={<SecondStep />} />
          <Route path={paths.signInLink} element={<AskForSignInLink />} />
          <Route path={`${paths.signInLink}/:token`} element={<SignInByLink />} />
          <Route path={paths.resetPassword} element={<AskForReset />} />
          <Route path={`${paths.resetPassword}/:token`} element={<ChoosePassword />} />
          <Route path={`${paths.confirmAddress}/:token`} element={<ConfirmAddress />} />
          <Route path={`${paths.confirmErasure}/:token`} element={<ConfirmErasure />} />
          {Kit && <Route path={paths.kit} element={<Kit />} />}
          <Route element={<MembersOnly />}>
            <Route path={paths.home} element={<Home />} />
            <Route path={paths.onboarding} element={<Onboarding />} />
            <Route path={paths.onboardingSafety} element={<Safety />} />
            <Route path={paths.checkIn} element={<CheckIn />} />
            <Route path={paths.checkIns} element={<CheckIns />} />
            <Route path={paths.checkInEdit} element={<EditCheckIn />} />
            <Route path={paths.progress} element={<Progress />} />
            <Route path={paths.learn} element={<Learn />} />
            <Route path={paths.article} element={<Article />} />
            <Route path={paths.program} element={<Program />} />
            <Route path={paths.programDay} element={<ProgramDay />} />
            <Route path={paths.programReflection} element={<Reflection />} />
            <Route path={paths.journal} element={<Journal />} />
            <Route path={paths.journalNew} element={<NewThread />} />
            <Route path={paths.journalThread} element={<Thread />} />
            <Route path={paths.reading} element={<Reading />} />
            <Route path={paths.readingResult} element={<ReadingResult />} />
            <Route path={paths.practice} element={<Practice />} />
            <Route path={paths.exercise} element={<Exercise />} />
            <Route path={paths.player} element={<Player />} />
            <Route path={paths.breath} element={<Breath />} />
            <Route path={paths.account} element={<Navigate to={paths.me} replace />} />
            <Route path={`${paths.me}/*`} element={<MeRoutes />} />
            <Route path={paths.admin} element={<Admin />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
