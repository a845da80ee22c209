import { type ReactNode, StrictMode } from 'react'
import { FrameContext } from './lib/frame'
import { CookieNotice } from './parts/CookieNotice'
import { ErrorBoundary } from './parts/ErrorBoundary'
import type { Frame } from './types'

/** Everything round a page: its texts in reach of every part, and a screen for when a part breaks. */
export function Site({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <StrictMode>
      <FrameContext value={frame}>
        <ErrorBoundary>{children}</ErrorBoundary>
        <CookieNotice />
      </FrameContext>
    </StrictMode>
  )
}
