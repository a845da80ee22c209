import type { Claim, ClaimSource } from '../types'
import type { ContentReader } from './read-content'

interface WrittenClaim {
  key: string
  claim: string
  shown: boolean
  specified?: boolean
  estimate?: boolean
  source: ClaimSource
  points?: [string | number, number][]
  instead: Claim['instead']
}

interface ClaimsFile {
  show: 'specified' | 'supported'
  claims: WrittenClaim[]
}

function whose({ key, specified, estimate, source }: WrittenClaim): Claim['whose'] {
  if (specified) return 'specification'
  if (estimate) return 'estimate'
  if (key === 'hrv_accuracy') return 'benchmark'
  return source.text ? 'study' : 'none'
}

/** The claims by their keys. One switch hides all that nobody has measured; each has a switch of its own beside it. */
export function readClaims(content: ContentReader): Record<string, Claim> {
  const { show, claims } = content.yaml<ClaimsFile>('site/claims.yaml')
  return Object.fromEntries(
    claims.map((claim, index) => [
      claim.key,
      {
        key: claim.key,
        number: index + 1,
        claim: claim.claim,
        isShown: claim.shown && (show === 'specified' || !claim.specified),
        whose: whose(claim),
        source: claim.source,
        points: claim.points ?? [],
        instead: claim.instead,
      },
    ]),
  )
}
