export const DOCUMENTS = ['member', 'service', 'dashboard'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

export interface Address {
  document: DocumentName
  /** A call's slug, HOW or ALL, or empty for the way in. */
  page: string
}

/** The page that holds for every call. */
export const HOW = 'how-to-call'

/** Every call, one below the other. */
export const ALL = 'all'

const isDocument = (name: string): name is DocumentName => (DOCUMENTS as readonly string[]).includes(name)

/** "#member/post-account-create"; what is no address of ours leads to the way in. */
export function addressOf(hash: string): Address {
  const [document = '', ...page] = hash.replace(/^#/, '').split('/')
  return isDocument(document) ? { document, page: page.join('/') } : { document: 'member', page: '' }
}

export const hashOf = ({ document, page }: Address) => (page ? `#${document}/${page}` : `#${document}`)
