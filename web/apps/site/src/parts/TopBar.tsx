import { RingMark } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useFrame } from '../lib/frame'
import { useLocalPath } from '../lib/local-path'

export function BrandLink() {
  const at = useLocalPath()
  const { brand } = useFrame()
  return (
    <a className="brand" href={at('/')}>
      <RingMark size={30} />
      {brand.name}
    </a>
  )
}

export function SkipLink() {
  const { words } = useFrame()
  return (
    <a className="skip" href="#page">
      {words.skip}
    </a>
  )
}

/** The header of every page but the landing one. */
export function TopBar({ isTight, children }: { isTight?: boolean; children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={`top plain ${isTight ? 'tight' : ''}`}>
        <BrandLink />
        {children && <nav aria-label="Main">{children}</nav>}
      </header>
    </>
  )
}
