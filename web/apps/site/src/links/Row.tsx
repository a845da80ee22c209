import { RingMark } from '@evenkeel/ui'
import { ArrowRight } from 'lucide-react'
import { TrackedLink } from '../parts/TrackedLink'

interface RowProps {
  href: string
  title: string
  words: string
  isMain?: boolean
  /** An exercise's picture; without one the ring stands there. */
  picture?: string
}

export function Row({ href, title, words, isMain, picture }: RowProps) {
  return (
    <TrackedLink className={`lrow ${isMain ? 'main' : ''}`} href={href} event="Link Click" what={title}>
      {picture ? (
        <img className="fig" src={`/pictures/exercises/${picture}.svg`} alt="" width="64" height="64" />
      ) : (
        <i className="rg2">
          <RingMark size={44} />
        </i>
      )}
      <span className="t">
        <b>{title}</b>
        <span>{words}</span>
      </span>
      <ArrowRight size={20} aria-hidden="true" />
    </TrackedLink>
  )
}
