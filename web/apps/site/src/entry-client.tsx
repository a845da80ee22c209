import '@evenkeel/ui/base.css'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './Page'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
hydrateRoot(root, <Page />)
