import '@evenkeel/ui/base.css'
import './page.css'
import { start } from './start'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
start(root)
