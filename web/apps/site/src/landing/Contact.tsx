import { GraduationCap, LifeBuoy, Newspaper, Users } from 'lucide-react'
import { useFrame } from '../lib/frame'
import type { LandingTexts } from './texts'

const ICONS = { press: Newspaper, team: Users, care: LifeBuoy, certification: GraduationCap } as const

export function Contact({ texts }: { texts: LandingTexts['contact'] }) {
  const { brand } = useFrame()
  return (
    <section className="touch">
      <div className="wrap">
        <h2>{texts.title}</h2>
        <div className="g">
          {texts.cards.map(({ key, title, words }) => {
            const Icon = ICONS[key as keyof typeof ICONS]
            return (
              <a key={key} href={`mailto:${brand.support_email}?subject=${encodeURIComponent(title)}`}>
                <Icon size={24} aria-hidden="true" />
                <b>{title}</b>
                <span>{words}</span>
                <u>{texts.write}</u>
              </a>
            )
          })}
        </div>
      </div>
    </section>
  )
}
