import type { ReactNode } from 'react'

interface DeviceProps {
  picture: string
  description: string
  isLate?: boolean
  /** Stands over the picture. */
  children?: ReactNode
}

/** A screen of the app in a plain frame. The pictures are taken from the app by `npm run site-pictures`. */
export function Device({ picture, description, isLate = true, children }: DeviceProps) {
  return (
    <div className="dev">
      <img src={picture} alt={description} width="585" height="1266" loading={isLate ? 'lazy' : 'eager'} />
      {children}
    </div>
  )
}
