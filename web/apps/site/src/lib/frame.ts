import { createContext, useContext } from 'react'
import type { Frame } from '../types'

export const FrameContext = createContext<Frame | undefined>(undefined)

export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('a part of a page stands outside of Site')
  return frame
}
