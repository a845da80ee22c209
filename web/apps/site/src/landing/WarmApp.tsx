import { useEffect, useState } from 'react'

/** After the first scroll the member app is fetched out of sight, so that it stands at once when it is opened. */
export function WarmApp() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const want = () => setIsWanted(true)
    addEventListener('scroll', want, { once: true, passive: true })
    return () => removeEventListener('scroll', want)
  }, [])
  if (!isWanted) return null
  return <iframe className="warm" src="/app/?w=1" title="App" width="0" height="0" tabIndex={-1} aria-hidden="true" />
}
