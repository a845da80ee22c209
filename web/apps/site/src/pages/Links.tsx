import '../styles/links.css'
import { RingMark } from '@evenkeel/ui'
import { storeLink, useDevice } from '../lib/device'
import { Row } from '../links/Row'
import { TrackedLink } from '../parts/TrackedLink'
import type { PageProps } from '../types'

interface Place {
  title: string
  words: string
}

interface LinksTexts {
  words: string
  training: Place
  certification: Place
  app: Place
  download_ios: string
  download_android: string
  book: Place
  homepage: Place
}

/** The page behind the link in a profile. */
export default function Links({ frame, texts }: PageProps<LinksTexts>) {
  const device = useDevice()
  const { brand } = frame
  return (
    <main className="lk" id="page">
      <div className="art">
        <img className="fig" src="/pictures/exercises/wall-push.svg" alt="" width="720" height="900" />
      </div>
      <div className="col">
        <h1 className="who">
          <RingMark size={40} />
          {brand.name}
        </h1>
        <p>{texts.words}</p>
        <Row href="/training" {...texts.training} isMain picture="name-the-state" />
        <Row href="/certification" {...texts.certification} picture="look-around" />
        {device === 'other' ? (
          <div className="lpair">
            <TrackedLink className="btn ghost caps" href={storeLink(brand, 'ios')} event="StartTrial" what="ios">
              {texts.download_ios}
            </TrackedLink>
            <TrackedLink
              className="btn ghost caps"
              href={storeLink(brand, 'android')}
              event="StartTrial"
              what="android"
            >
              {texts.download_android}
            </TrackedLink>
          </div>
        ) : (
          <Row href={storeLink(brand, device)} {...texts.app} />
        )}
        <Row href="/book" {...texts.book} picture="write-it-out" />
        <Row href="/" {...texts.homepage} />
        <p className="copy2">© 2023 {brand.name}</p>
      </div>
    </main>
  )
}
