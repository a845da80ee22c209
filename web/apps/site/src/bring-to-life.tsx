import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAssignment } from './lib/assignment'
import { prepareSite } from './lib/prepare'
import { Site } from './Site'
import type { PageProps } from './types'

/** The page stands already; this makes it answer. In a transition React does it in small steps, and taps come between them. */
export function bringToLife(root: HTMLElement, Page: ComponentType<PageProps<never>>) {
  const props = JSON.parse(document.getElementById('page-props')?.textContent ?? '') as PageProps<never>
  setAssignment(props.frame.experiments.assignment)
  startTransition(() => {
    hydrateRoot(
      root,
      <Site frame={props.frame}>
        <Page {...props} />
      </Site>,
    )
  })
  prepareSite(props.frame)
}
