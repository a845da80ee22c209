import { words } from '../words'
import { Three } from './Three'

export function HowItWorks() {
  return <Three title={words.how.title} items={words.how.steps} isRaised isNumbered />
}
