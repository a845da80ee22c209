import '../styles/book.css'
import { Download } from 'lucide-react'
import { Cover } from '../book/Cover'
import { useBrowserValue } from '../lib/browser-value'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import type { PageProps } from '../types'

interface ThanksTexts {
  title: string
  words: string
  name: string
  download: string
  missing: string
  epub: string
  gone: string
  book: { heading: string; cover: { label: string; words: string } }
}

/** The server leads here from a link that is not valid, or no longer valid. */
const GONE = 'gone'

/** The last part of the address is the reader's key to the file. */
const secretOf = (path: string) => path.split('/').filter(Boolean).slice(1).join('/')

export default function BookDownload({ texts }: PageProps<ThanksTexts>) {
  const secret = useBrowserValue(() => secretOf(location.pathname), '')
  return (
    <>
      <TopBar />
      <main id="page">
        <div className="wrap bk thanks">
          <div>
            <h1>{texts.title}</h1>
            {secret === GONE ? (
              <p className="lead">{texts.gone}</p>
            ) : (
              <>
                <p className="lead">{texts.words}</p>
                <p className="sign">{texts.name}</p>
                <a className="btn caps" href={`/book_files/${secret}/book.pdf`}>
                  <Download size={20} aria-hidden="true" />
                  {texts.download}
                </a>
                <p>
                  <a href={`/book_files/${secret}/book.epub`}>{texts.epub}</a>
                </p>
                <p className="src">{texts.missing}</p>
              </>
            )}
          </div>
          <div className="coverw">
            <Cover label={texts.book.cover.label} title={texts.book.heading} words={texts.book.cover.words} />
          </div>
        </div>
      </main>
      <SmallFooter />
    </>
  )
}
