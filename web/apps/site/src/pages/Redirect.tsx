import '../styles/error.css'
import { useEffect } from 'react'
import { destinationOf } from '../lib/destination'
import { useFrame } from '../lib/frame'
import { BrandLink } from '../parts/TopBar'
import type { PageProps } from '../types'

/** Sends the visitor on at once. The link is for a browser that runs no script. */
export default function Redirect(_: PageProps<object>) {
  const { brand, words } = useFrame()
  useEffect(() => {
    location.replace(destinationOf(location.search, location.origin, Object.values(brand.store_links)))
  }, [brand])
  return (
    <main className="err" id="page">
      <div className="in">
        <BrandLink />
        <h1>{words.redirect.title}</h1>
        <p className="lead">{words.redirect.words}</p>
        <a className="btn" href="/">
          {words.redirect.link}
        </a>
      </div>
    </main>
  )
}
