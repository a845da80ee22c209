import type { ComponentProps, MouseEvent } from 'react'
import { type SiteEvent, track } from '../lib/track'

interface TrackedLinkProps extends ComponentProps<'a'> {
  href: string
  event?: SiteEvent
  /** Names the place that was tapped, for whoever counts. */
  what: string
}

/** A link that works without script; with it, the tap is counted. */
export function TrackedLink({ event = 'Lead', what, href, onClick, children, ...rest }: TrackedLinkProps) {
  const told = (tap: MouseEvent<HTMLAnchorElement>) => {
    track(event, { what })
    onClick?.(tap)
  }
  return (
    <a {...rest} href={href} onClick={told}>
      {children}
    </a>
  )
}
