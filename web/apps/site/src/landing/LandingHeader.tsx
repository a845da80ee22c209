import { Dialog } from '@evenkeel/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useDevice } from '../lib/device'
import { useFrame } from '../lib/frame'
import { useLocalPath } from '../lib/local-path'
import { headerLook, useScroll } from '../lib/scroll'
import { track } from '../lib/track'
import { useDownload } from '../parts/Download'
import { BrandLink, SkipLink } from '../parts/TopBar'

/** Fixed; it gains colour, blur and shadow with the scroll. On narrow screens its links are in a menu. */
export function LandingHeader() {
  const { words } = useFrame()
  const at = useLocalPath()
  const header = useRef<HTMLElement>(null)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const download = useDownload(useDevice())

  useScroll(
    useCallback((scroll, height) => {
      const { opacity, blur, shadow } = headerLook(scroll, height)
      header.current?.style.setProperty('--header-opacity', String(opacity))
      header.current?.style.setProperty('--header-blur', `${blur}px`)
      header.current?.style.setProperty('--header-shadow', String(shadow))
    }, []),
  )

  return (
    <>
      <SkipLink />
      <header className="top fixed" ref={header}>
        <BrandLink />
        <nav aria-label="Main">
          <button type="button" onClick={download.open}>
            {words.app}
          </button>
          <a href="/certification">{words.certification}</a>
        </nav>
        <button type="button" className="menu" aria-label={words.menu} onClick={() => setIsMenuOpen(true)}>
          <SlidersHorizontal size={24} aria-hidden="true" />
        </button>
      </header>
      {isMenuOpen && (
        <Dialog title={words.menu} closeLabel={words.close} onClose={() => setIsMenuOpen(false)}>
          <div className="menu-list">
            <button type="button" className="tlink" onClick={download.open}>
              {words.download_app}
            </button>
            <a className="tlink" href="/certification">
              {words.certification}
            </a>
            <a className="tlink" href={at('/quiz')} onClick={() => track('Lead', { what: 'quiz' })}>
              {words.quiz}
            </a>
          </div>
        </Dialog>
      )}
      {download.dialog}
    </>
  )
}
