import { lazy, Suspense, useState } from 'react'
import { type Device, storeLink, universalLink, useDevice } from '../lib/device'
import { useFrame } from '../lib/frame'
import { track } from '../lib/track'

const QrDialog = lazy(() => import('./QrDialog'))

/** The store of this device, or a code that takes the address over to a phone. */
export function useDownload(device: Device) {
  const { brand } = useFrame()
  const [isCodeOpen, setIsCodeOpen] = useState(false)
  const open = () => {
    track('StartTrial')
    if (device === 'other') setIsCodeOpen(true)
    else location.assign(storeLink(brand, device))
  }
  const dialog = isCodeOpen && (
    <Suspense>
      <QrDialog address={universalLink(brand, location.origin)} onClose={() => setIsCodeOpen(false)} />
    </Suspense>
  )
  return { open, dialog }
}

/** One button on a phone, two otherwise. `isLoud`: in capitals, as some pages have it. */
export function DownloadButtons({ isLoud, more }: { isLoud?: boolean; more?: React.ReactNode }) {
  const { brand, words } = useFrame()
  const device = useDevice()
  const style = isLoud ? 'caps' : ''
  const told = () => track('StartTrial')
  return (
    <div className="acts2">
      <a className={`btn only-l ${style}`} href={storeLink(brand, 'ios')} onClick={told}>
        {words.download_ios}
      </a>
      <a className={`btn ghost only-l ${style}`} href={storeLink(brand, 'android')} onClick={told}>
        {words.download_android}
      </a>
      <a className={`btn only-s ${style}`} href={storeLink(brand, device === 'other' ? 'ios' : device)} onClick={told}>
        {isLoud ? words.download_now : words.download_app}
      </a>
      {more}
    </div>
  )
}
