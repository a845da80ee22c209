import { useBrowserValue } from '../lib/browser-value'
import { useFrame } from '../lib/frame'
import { forgetConsent } from '../tracking/consent'

/** A way back to the question, where there is one to ask at all. */
export function CookieChoice() {
  const { tracking, words } = useFrame()
  // Without script there is nothing to choose, so the prerendered page has no button.
  const hasChoice = useBrowserValue(
    () => Boolean(tracking.pixel_id || tracking.analytics_token || tracking.error_reporting_dsn),
    false,
  )
  if (!hasChoice) return null
  const askAgain = () => {
    forgetConsent()
    location.reload()
  }
  return (
    <button type="button" className="as-link" onClick={askAgain}>
      {words.notice.change}
    </button>
  )
}
