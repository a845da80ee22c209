import { useFrame } from '../lib/frame'

const MARK = /\[\^(\w+)\]/

/** The mark beside a figure: it leads to the line on /references that says whose figure it is. */
export function Footnote({ claim }: { claim: string }) {
  const { claims, words } = useFrame()
  const number = claims[claim]?.number
  if (!number) return null
  return (
    <sup className="fn">
      <a href={`/references#ref-${number}`} aria-label={`${words.reference} ${number}`}>
        {number}
      </a>
    </sup>
  )
}

/** A text with footnotes in it, written [^key_of_the_claim]. */
export function Say({ children }: { children: string }) {
  return children.split(MARK).map((part, index) => (index % 2 ? <Footnote key={part} claim={part} /> : part))
}
