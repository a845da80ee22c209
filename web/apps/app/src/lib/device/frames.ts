import { useEffect, useRef } from 'react'

/** Calls `draw` before each frame while `isOn`, and once when it goes off, so that what is shown is where it stopped. */
export function useFrames(draw: () => void, isOn: boolean) {
  const latest = useRef(draw)
  latest.current = draw
  useEffect(() => {
    latest.current()
    if (!isOn) return
    let request = requestAnimationFrame(function frame() {
      latest.current()
      request = requestAnimationFrame(frame)
    })
    return () => {
      cancelAnimationFrame(request)
      latest.current()
    }
  }, [isOn])
}
