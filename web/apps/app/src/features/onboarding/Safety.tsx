import { useNavigate } from 'react-router'
import { paths } from '../../lib/navigation/paths'
import { SafetyStep } from './SafetyStep'

/** Whoever made an account out of guest mode is asked what only an account may know; the exercises offered were safe for all. */
export default function Safety() {
  const navigate = useNavigate()
  return <SafetyStep onDone={() => navigate(paths.home, { replace: true })} />
}
