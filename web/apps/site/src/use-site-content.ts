import { answerOf, openMemberClient } from '@evenkeel/api'
import { useEffect, useState } from 'react'
import type { SiteContent } from '../../../tooling/content'

/** Written here by vite.config.ts. */
declare const __SITE_CONTENT__: SiteContent

export interface LiveContent extends SiteContent {
  dashboardUrl: string | undefined
}

/** The content the page was built with, then the operator's own as soon as /config answers. */
export function useSiteContent(): LiveContent {
  const [content, setContent] = useState<LiveContent>({ ...__SITE_CONTENT__, dashboardUrl: undefined })
  useEffect(() => {
    const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
    answerOf(openMemberClient(location.origin).POST('/config', { body: { tz } })).then(
      ({ brand, states, dashboard_url }) => setContent({ brand, states, dashboardUrl: dashboard_url }),
      () => {
        // The page says the same without an answer; only an operator's changes since the build are missing.
      },
    )
  }, [])
  return content
}
