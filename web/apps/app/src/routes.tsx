import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { LoadingScreen } from './components/LoadingScreen'
import { MembersOnly } from './components/MembersOnly'
import { NotFound } from './components/NotFound'
import { Shell } from './components/Shell'
import { paths } from './lib/paths'

const Welcome = lazy(() => import('./features/welcome/Welcome'))
const Privacy = lazy(() => import('./features/welcome/Privacy'))
const SignUp = lazy(() => import('./features/sign-up/SignUp'))
const SignIn = lazy(() => import('./features/sign-in/SignIn'))
const AskForSignInLink = lazy(() => import('./features/links/AskForSignInLink'))
const AskForReset = lazy(() => import('./features/links/AskForReset'))
const SignInByLink = lazy(() => import('./features/links/SignInByLink'))
const ChoosePassword = lazy(() => import('./features/links/ChoosePassword'))
const ConfirmAddress = lazy(() => import('./features/links/ConfirmAddress'))
const ConfirmErasure = lazy(() => import('./features/links/ConfirmErasure'))
const Onboarding = lazy(() => import('./features/onboarding/Onboarding'))
const Safety = lazy(() => import('./features/onboarding/Safety'))
const Home = lazy(() => import('./features/home/Home'))
const CheckIn = lazy(() => import('./features/check-in/CheckIn'))
const CheckIns = lazy(() => import('./features/check-in/CheckIns'))
const EditCheckIn = lazy(() => import('./features/check-in/EditCheckIn'))
const Progress = lazy(() => import('./features/progress/Progress'))
const Learn = lazy(() => import('./features/learn/Learn'))
const Article = lazy(() => import('./features/learn/Article'))
const Program = lazy(() => import('./features/program/Program'))
const ProgramDay = lazy(() => import('./features/program/ProgramDay'))
const Reflection = lazy(() => import('./features/program/Reflection'))
const Journal = lazy(() => import('./features/journal/Journal'))
const NewThread = lazy(() => import('./features/journal/NewThread'))
const Thread = lazy(() => import('./features/journal/Thread'))
const Reading = lazy(() => import('./features/reading/Reading'))
const ReadingResult = lazy(() => import('./features/reading/ReadingResult'))
const Practice = lazy(() => import('./features/practice/Practice'))
const Exercise = lazy(() => import('./features/practice/Exercise'))
const Player = lazy(() => import('./features/player/Player'))
const Breath = lazy(() => import('./features/breath/Breath'))
const MeRoutes = lazy(() => import('./features/me/MeRoutes'))
const Admin = lazy(() => import('./features/admin/Admin'))
const Kit = import.meta.env.DEV ? lazy(() => import('./features/kit/Kit')) : undefined

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<Shell />}>
          <Route path={paths.welcome} element={<Welcome />} />
          <Route path={paths.privacy} element={<Privacy />} />
          <Route path={paths.signUp} element={<SignUp />} />
          <Route path={paths.signIn} element={<SignIn />} />
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
