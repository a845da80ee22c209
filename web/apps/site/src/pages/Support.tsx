import { logFailure } from '../lib/log'
import '../styles/support.css'
import { useState } from 'react'
import { useBrowserValue } from '../lib/browser-value'
import { COPIED_MILLISECONDS } from '../lib/constants'
import { useLocalPath } from '../lib/local-path'
import { isNativeApp } from '../lib/native'
import { SmallFooter } from '../parts/Footers'
import { TopBar } from '../parts/TopBar'
import type { PageProps } from '../types'

type SupportTexts = Record<
  | 'heading'
  | 'lead'
  | 'at'
  | 'dot'
  | 'copy'
  | 'copied'
  | 'tell'
  | 'sign_off'
  | 'home'
  | 'blog'
  | 'urgent'
  | 'urgent_link',
  string
>

/** Customer Care. The address is written out, so that collectors of addresses pass by. */
export default function Support({ frame, texts }: PageProps<SupportTexts>) {
  const at = useLocalPath()
  const isNative = useBrowserValue(isNativeApp, false)
  const [name = '', host = ''] = frame.brand.support_email.split('@')
  return (
    <>
      <TopBar>
        {isNative ? null : (
          <>
            <a href={at('/')}>{texts.home}</a>
            <a href="/blog">{texts.blog}</a>
          </>
        )}
      </TopBar>
      <main id="page" className="wrap help1">
        <div>
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
          <p className="addr">
            {name} <em>{texts.at}</em>{' '}
            {host.split('.').map((part, index) => (
              <span key={part}>
                {index > 0 && <em> {texts.dot} </em>}
                {part}
              </span>
            ))}
          </p>
          <CopyButton texts={texts} address={frame.brand.support_email} />
          <p className="tell">{texts.tell}</p>
          <p className="bye">{texts.sign_off}</p>
          <p className="src urgent">
            {texts.urgent} <a href="/safety">{texts.urgent_link}</a>
          </p>
        </div>
        <img className="fig" src="/pictures/exercises/call-someone.svg" alt="" width="400" height="400" />
      </main>
      <SmallFooter />
    </>
  )
}

function CopyButton({ texts, address }: { texts: SupportTexts; address: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => {
        setIsCopied(true)
        setTimeout(() => setIsCopied(false), COPIED_MILLISECONDS)
      },
      (error) => logFailure(error),
    )
  return (
    <button type="button" className="tlink" onClick={copy}>
      {isCopied ? texts.copied : texts.copy}
    </button>
  )
}
