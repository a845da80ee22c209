import { Dialog } from '@evenkeel/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useFrame } from '../lib/frame'

/** The universal link as a code, for whoever sits at a computer. */
export default function QrDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { words } = useFrame()
  return (
    <Dialog title={words.qr.title} closeLabel={words.close} onClose={onClose}>
      <div className="qr">
        <QRCodeSVG value={address} size={232} marginSize={2} title={address} />
        <p>{words.qr.words}</p>
        <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
      </div>
    </Dialog>
  )
}
