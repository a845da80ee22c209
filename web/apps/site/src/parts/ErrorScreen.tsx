import { Mail, RotateCw } from 'lucide-react'
import '../styles/error.css'
import { useFrame } from '../lib/frame'
import { BrandLink } from './TopBar'

/** After a break in the page itself. The words are those of the specification. */
export function ErrorScreen() {
  const { brand, words } = useFrame()
  const { errors } = words
  return (
    <main className="err">
      <div className="in">
        <BrandLink />
        <h1>{errors.title}</h1>
        <div className="pan">
          <div>
            <p className="k">{errors.error}</p>
            <p>{errors.restart}</p>
            <button type="button" className="btn" onClick={() => location.reload()}>
              <RotateCw size={18} aria-hidden="true" />
              {errors.restart_link}
            </button>
          </div>
          <div>
            <p className="k">{errors.contact}</p>
            <p>{errors.contact_words}</p>
            <a className="m" href={`mailto:${brand.support_email}`}>
              <Mail size={18} aria-hidden="true" />
              {brand.support_email}
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
