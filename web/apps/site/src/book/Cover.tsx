import { RingMark } from '@evenkeel/ui'

interface CoverProps {
  label: string
  title: string
  words: string
}

export function Cover({ label, title, words }: CoverProps) {
  return (
    <div className="cover" role="img" aria-label={label}>
      <b>{title}</b>
      <span>{words}</span>
      <div className="sea">
        <RingMark size={260} drawing="picture" />
      </div>
    </div>
  )
}
