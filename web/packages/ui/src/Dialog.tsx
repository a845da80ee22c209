import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

interface Closing {
  closeLabel: string
  onClose: () => void
}

/** Without a way to close it, it has to be answered by what stands in it. */
type DialogProps = { title: string; children: ReactNode } & (Closing | { closeLabel?: never; onClose?: never })

/** The browser's own dialog: it keeps the focus, closes on Escape and needs no script-made styles. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands in the page: only then does the browser give the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is for the backdrop.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // Browsers close it without asking where it is told to close twice in a row.
      onClose={() => dialog.current && (onClose ? onClose() : dialog.current.showModal())}
      onClick={(event) => event.target === dialog.current && onClose?.()}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <X size={24} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
