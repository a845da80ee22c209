import { Fragment } from 'react'
import styles from './Excerpt.module.css'

interface ExcerptProps {
  pieces: readonly { text: string; is_match: boolean }[]
  is_cut_before: boolean
  is_cut_after: boolean
}

/** Where words stand in a text. The server cut it into pieces, so nothing of it is ever read as markup. */
export function Excerpt({ pieces, is_cut_before, is_cut_after }: ExcerptProps) {
  return (
    <>
      {is_cut_before && '… '}
      {pieces.map(({ text, is_match }, index) =>
        is_match ? (
          <mark key={index} className={styles.match}>
            {text}
          </mark>
        ) : (
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
      {is_cut_after && ' …'}
    </>
  )
}
