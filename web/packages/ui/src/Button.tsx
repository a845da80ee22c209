import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Button.module.css'
import type { RequestState } from './request-state'
import { Spinner } from './Spinner'

interface ButtonLook {
  /** `solid` is the one main action of a screen. */
  look?: 'solid' | 'ghost' | 'plain' | 'alarm'
  isWide?: boolean
  icon?: ReactNode
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  request?: RequestState
  loadingText?: string
  successText?: string
}

const classes = ({ look = 'solid', isWide = false }: ButtonLook) =>
  [styles.button, styles[look], isWide && styles.wide].filter(Boolean).join(' ')

/** A button that says what became of its request: loading words with a spinner, success words with a check mark. */
export function Button({
  look,
  isWide,
  icon,
  request = 'unstarted',
  loadingText,
  successText,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = request === 'fetching'
  return (
    <button
      type="button"
      {...rest}
      className={classes({ ...(look && { look }), ...(isWide && { isWide }) })}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      <ButtonFace request={request} icon={icon} loadingText={loadingText} successText={successText}>
        {children}
      </ButtonFace>
    </button>
  )
}

interface ButtonFaceProps {
  request: RequestState
  icon: ReactNode
  loadingText: string | undefined
  successText: string | undefined
  children: ReactNode
}

function ButtonFace({ request, icon, loadingText, successText, children }: ButtonFaceProps) {
  if (request === 'fetching') {
    return (
      <>
        <Spinner />
        <span>{loadingText ?? children}</span>
      </>
    )
  }
  if (request === 'success' && successText) {
    return (
      <>
        <Check size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{successText}</span>
      </>
    )
  }
  return (
    <>
      {icon}
      <span>{children}</span>
    </>
  )
}

interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, ButtonLook {}

/** A link that looks like a button. Give a router's link its class with `buttonClass` instead. */
export function ButtonLink({ look, isWide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes({ ...(look && { look }), ...(isWide && { isWide }) })}>
      {icon}
      <span>{children}</span>
    </a>
  )
}

export const buttonClass = classes
