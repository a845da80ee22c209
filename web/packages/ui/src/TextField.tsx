import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './TextField.module.css'

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string
  hint?: ReactNode
  /** A sentence for a person. While it is there the field is marked as wrong. */
  error?: string | undefined
}

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="quiet small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  label: string
}

/** A few lines of free text. Its label is spoken only: the placeholder invites. */
export function TextArea({ label, ...textarea }: TextAreaProps) {
  return <textarea rows={1} {...textarea} className={styles.area} aria-label={label} />
}
