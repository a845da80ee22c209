import { Navigate, Outlet, Route, Routes } from 'react-router'
import { NotFound } from '../../components/NotFound'
import { useMember } from '../../lib/calls/member'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/navigation/paths'
import About from './About'
import Appearance from './Appearance'
import Data from './Data'
import Details from './Details'
import Devices from './Devices'
import Feedback from './Feedback'
import KeptBack from './KeptBack'
import Me from './Me'
import Membership from './Membership'
import Notifications from './Notifications'
import Safety from './Safety'
import Security from './Security'
import Trainer from './Trainer'

const below = (path: string) => path.slice(paths.me.length + 1)

export default function MeRoutes() {
  return (
    <Routes>
      <Route index element={<Me />} />
      <Route path={below(paths.appearance)} element={<Appearance />} />
      <Route path={below(paths.about)} element={<About />} />
      <Route element={<WithAccount />}>
        <Route path={below(paths.details)} element={<Details />} />
        <Route path={below(paths.devices)} element={<Devices />} />
        <Route path={below(paths.security)} element={<Security />} />
        <Route path={below(paths.notifications)} element={<Notifications />} />
        <Route path={below(paths.safety)} element={<Safety />} />
        <Route path={below(paths.trainer)} element={<Trainer />} />
        <Route path={below(paths.membership)} element={<Membership />} />
        <Route path={below(paths.data)} element={<Data />} />
        <Route path={below(paths.keptBack)} element={<KeptBack />} />
        <Route path={below(paths.feedback)} element={<Feedback />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

/** These pages speak of an account; without one the way leads back to where it can be made. */
function WithAccount() {
  return isGuest(useMember()) ? <Navigate to={paths.me} replace /> : <Outlet />
}
