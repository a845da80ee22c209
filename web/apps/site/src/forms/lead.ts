import { answerOf, openServiceClient } from '@evenkeel/api'
import { serviceAddress } from '../lib/service'

export interface Lead {
  event_uuid: string
  first_name: string
  email_address: string
  elapsed_milliseconds: number
}

/** A field that people do not see: what fills it in is no person. */
export const HONEYPOT = 'website'

/** The thing that a form asks for: the offer with its code, a seat in the live training, or word when a shop opens. */
export type LeadPurpose = 'certification' | 'live_training' | 'certification_opening' | 'book_opening'

/** Sends a lead; answers the unique code where one was made. Throws where nothing was kept. */
export async function sendLead(purpose: LeadPurpose, lead: Lead): Promise<string | undefined> {
  const client = openServiceClient(await serviceAddress())
  const body = { ...lead, language_code: document.documentElement.lang }
  switch (purpose) {
    case 'certification':
      return (await answerOf(client.POST('/register-certification', { body }))).unique_code
    case 'live_training':
      await answerOf(client.POST('/register-live-training', { body }))
      return undefined
    case 'certification_opening':
    case 'book_opening': {
      const product = purpose === 'book_opening' ? 'book' : 'certification'
      await answerOf(client.POST('/register-opening', { body: { ...body, product } }))
      return undefined
    }
  }
}
