import type { ReadingTag } from '@evenkeel/api'

/** What else may show in a reading, the commonest first. */
export const CONTEXT_TAGS = [
  'poor_sleep',
  'stress',
  'hard_training',
  'alcohol',
  'caffeine',
  'nicotine',
  'illness',
  'travel',
  'period',
  'new_medication',
] as const satisfies readonly ReadingTag[]

/** A newer server may know tags that these words do not. */
export const isContextTag = (tag: string): tag is ReadingTag => (CONTEXT_TAGS as readonly string[]).includes(tag)
