import { useEffect, useRef } from 'react'

/** Runs once per screen: a token is good for one use, and React's strict mode opens every screen twice. */
export function useOnce(run: () => void) {
  const hasRun = useRef(false)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    run()
  })
}
