import { type ComponentPropsWithRef, useId } from 'react'
import styles from './TextField.module.css'

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: string
}

/** The browser's own list, which every phone shows in the way its owner knows. */
export function SelectField({ label, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={styles.input}>
        {children}
      </select>
    </div>
  )
}
