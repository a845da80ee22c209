import type { Assignment, Brand, Frame, FrameWords, Mention, Tracking } from '../types'
import { readClaims } from './claims'
import type { ContentReader } from './read-content'

/** Reads the texts that every page shares. */
export function readFrame(content: ContentReader): Frame {
  const { prices, ...brand } = content.yaml<Brand & { prices: Record<string, number> }>('brand/brand.yaml')
  return {
    language: 'en',
    isRightToLeft: false,
    spoken: [],
    languages: [],
    brand,
    prices,
    words: content.yaml<FrameWords>('site/pages/frame.yaml'),
    claims: readClaims(content),
    tracking: content.yaml<Tracking>('site/tracking.yaml'),
    experiments: content.yaml<{ assignment: Assignment }>('site/experiments.yaml'),
    press: content.yaml<{ heading: string; items: Mention[] }>('site/press.yaml'),
    year: new Date().getFullYear(),
    cofounderPath: content.yaml<{ note: { path: string } }>('site/pages/links.yaml').note.path,
  }
}
