import { nativeBridge } from '@evenkeel/native'
import type { ReactNode } from 'react'

/** A page of our server that is not the app's: beside the app, never in its place. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { serverOrigin, platform, openOutside } = nativeBridge()
  const address = new URL(href, serverOrigin).href
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (platform === 'browser') return
        event.preventDefault()
        openOutside(address)
      }}
    >
      {children}
    </a>
  )
}
