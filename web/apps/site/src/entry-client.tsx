import '@evenkeel/ui/base.css'
import './styles/tokens.css'
import './styles/common.css'
import './styles/frame.css'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAssignment } from './lib/assignment'
import { prepareSite } from './lib/prepare'
import { sayLoadFailed } from './parts/LoadFailed'
import { Site } from './Site'
import type { PageProps } from './types'

const pages = import.meta.glob<{ default: ComponentType<PageProps<never>> }>('./pages/*.tsx')

/** The page stands already; this makes it answer. */
async function bringToLife(root: HTMLElement) {
  const props = JSON.parse(document.getElementById('page-props')?.textContent ?? '') as PageProps<never>
  const load = pages[`./pages/${root.dataset.page}.tsx`]
  if (!load) throw new Error(`there is no page ${root.dataset.page}`)
  const { default: Page } = await load()
  setAssignment(props.frame.experiments.assignment)
  hydrateRoot(
    root,
    <Site frame={props.frame}>
      <Page {...props} />
    </Site>,
  )
  prepareSite(props.frame)
}

const root = document.getElementById('root')
if (root) bringToLife(root).catch(() => sayLoadFailed(root))
