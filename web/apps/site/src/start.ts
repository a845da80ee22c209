// Everything that a page waits for before it is seen: its styles, and these lines. What makes it answer comes after its first
// picture, so that on a slow network words and pictures do not share the line with scripts.
import '@evenkeel/ui/base.css'
import './styles/tokens.css'
import './styles/common.css'
import './styles/frame.css'
import type { ComponentType } from 'react'
import { sayLoadFailed } from './parts/LoadFailed'
import type { PageProps } from './types'

const pages = import.meta.glob<{ default: ComponentType<PageProps<never>> }>('./pages/*.tsx')

async function begin(root: HTMLElement) {
  const load = pages[`./pages/${root.dataset.page}.tsx`]
  if (!load) throw new Error(`there is no page ${root.dataset.page}`)
  const [{ bringToLife }, { default: Page }] = await Promise.all([import('./bring-to-life'), load()])
  bringToLife(root, Page)
}

const root = document.getElementById('root')
// The first picture is drawn between the frame and the task after it.
if (root) requestAnimationFrame(() => setTimeout(() => begin(root).catch(() => sayLoadFailed(root))))
