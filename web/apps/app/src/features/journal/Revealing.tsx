import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../lib/device/reduced-motion'
import styles from './Conversation.module.css'
import type { Line } from './coming'

/** Milliseconds between two words: about as fast as one reads without hurry. */
const PACE = 55

/** Words with the space behind them. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []

interface RevealingProps {
  line: Line
  onShown: (key: string) => void
}

/**
 * A line of the guide, word by word. Screen readers hear it whole as soon as it stands in the conversation. Words about
 * somebody's safety do not wait, and nothing moves for whoever wants it so or does not look.
 */
export function Revealing({ line: { key, text, message }, onShown }: RevealingProps) {
  const words = wordsOf(text)
  const isAtOnce = useReducedMotion() || message?.is_safety_reply === true || document.hidden
  const [count, setCount] = useState(0)
  const shown = isAtOnce ? words.length : Math.min(count, words.length)
  const isOver = message !== undefined && shown === words.length
  const tell = useRef(onShown)
  tell.current = onShown
  useEffect(() => {
    if (shown >= words.length) return
    const timer = setTimeout(() => setCount(shown + 1), PACE)
    return () => clearTimeout(timer)
  }, [shown, words.length])
  useEffect(() => {
    if (isOver) tell.current(key)
  }, [isOver, key])
  if (shown === 0) return null
  return (
    <div className={styles.message} aria-hidden="true" data-revealing>
      <p className={styles.bubble}>
        {words.slice(0, shown).map((word, index) => (
          <span key={index} className={styles.word}>
            {word}
          </span>
        ))}
      </p>
    </div>
  )
}
