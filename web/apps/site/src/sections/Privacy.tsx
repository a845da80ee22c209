import { words } from '../words'
import { Three } from './Three'

export function Privacy() {
  return <Three title={words.privacy.title} items={words.privacy.points} isRaised />
}
