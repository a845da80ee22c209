import { type Config, openMemberClient } from '@evenkeel/api'
import { guestAnswer } from './guest/guest-answers'
import { stored } from './stored'

const BASE = '/api'

const config = stored<Config>('config')

export const memberApi = openMemberClient(location.origin)

/** Somebody without an account is answered by the device itself. */
memberApi.use({
  onRequest: ({ request }) => guestAnswer(request, new URL(request.url).pathname.slice(BASE.length), config.read),
})
