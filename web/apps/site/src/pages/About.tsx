import '../styles/about.css'
import { storeLink, useDevice } from '../lib/device'
import { useLocalPath } from '../lib/local-path'
import { track } from '../lib/track'
import { Device } from '../parts/Device'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import checkInPicture from '../pictures/check-in.webp'
import homePicture from '../pictures/home.webp'
import playerPicture from '../pictures/player.webp'
import progressPicture from '../pictures/progress.webp'
import readingPicture from '../pictures/reading.webp'
import type { Frame, PageProps } from '../types'

interface AboutTexts {
  heading: string
  lead: string
  download_ios: string
  download_android: string
  download_now: string
  pictures: Record<string, string>
  acts: { title: string; items: { picture: string; title: string; time: string; words: string }[] }
  weeks: { title: string; lead: string; week: string; items: { title: string; words: string }[] }
  private: { title: string; items: { title: string; words: string }[] }
  end: { title: string; lead: string }
}

const PICTURES: Readonly<Record<string, string>> = {
  check_in: checkInPicture,
  reading: readingPicture,
  player: playerPicture,
}
const DAYS = [1, 2, 3, 4, 5, 6, 7]

export default function About({ frame, texts }: PageProps<AboutTexts>) {
  const at = useLocalPath()
  return (
    <>
      <TopBar>
        <a href={at('/')}>{frame.words.home}</a>
      </TopBar>
      <main id="page">
        <div className="wrap ab">
          <div>
            <h1>{texts.heading}</h1>
            <p className="lead">{texts.lead}</p>
            <Stores frame={frame} texts={texts} />
          </div>
          <div className="duo">
            <Device picture={progressPicture} description={texts.pictures.progress ?? ''} isLate={false} />
            <Device picture={homePicture} description={texts.pictures.home ?? ''} isLate={false} />
          </div>
        </div>
        <section className="on-raised">
          <div className="wrap">
            <h2>{texts.acts.title}</h2>
            <div className="three">
              {texts.acts.items.map(({ picture, title, time, words }) => (
                <div key={picture}>
                  <div className="win">
                    <Device picture={PICTURES[picture] ?? ''} description={texts.pictures[picture] ?? ''} />
                  </div>
                  <h3>
                    {title} <span>{time}</span>
                  </h3>
                  <p>{words}</p>
                </div>
              ))}
            </div>
          </div>
        </section>
        <section>
          <div className="wrap">
            <h2>{texts.weeks.title}</h2>
            <p className="lead spaced">{texts.weeks.lead}</p>
            <ol className="weeks">
              {texts.weeks.items.map(({ title, words }, index) => (
                <li key={title}>
                  <div className="tk">
                    {DAYS.map((day) => (
                      <i key={day} />
                    ))}
                  </div>
                  <span className="n">
                    {texts.weeks.week} {index + 1}
                  </span>
                  <b>{title}</b>
                  <p>{words}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section className="on-raised">
          <div className="wrap">
            <h2>{texts.private.title}</h2>
            <div className="three plain">
              {texts.private.items.map(({ title, words }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>{words}</p>
                </div>
              ))}
            </div>
          </div>
        </section>
        <section className="end">
          <div className="wrap">
            <h2>{texts.end.title}</h2>
            <p className="lead">{texts.end.lead}</p>
            <Stores frame={frame} texts={texts} />
          </div>
        </section>
      </main>
      <SmallFooter />
    </>
  )
}

/** One button on a phone, two otherwise: by device, and by width where that is not known yet. */
function Stores({ frame, texts }: { frame: Frame; texts: AboutTexts }) {
  const device = useDevice()
  const told = () => track('StartTrial')
  if (device !== 'other')
    return (
      <div className="acts2">
        <a className="btn caps" href={storeLink(frame.brand, device)} onClick={told}>
          {texts.download_now}
        </a>
      </div>
    )
  return (
    <div className="acts2">
      <a className="btn caps" href={storeLink(frame.brand, 'ios')} onClick={told}>
        {texts.download_ios}
      </a>
      <a className="btn ghost caps" href={storeLink(frame.brand, 'android')} onClick={told}>
        {texts.download_android}
      </a>
    </div>
  )
}
