import { type Config, openMemberClient, setWire } from '@evenkeel/api'
import { nativeBridge } from '@evenkeel/native'
import { guestAnswer } from './guest/guest-answers'
import { stored } from './stored'

const BASE = '/api'

const config = stored<Config>('config')

const { serverOrigin, wire } = nativeBridge()
if (wire) setWire(wire)

export const memberApi = openMemberClient(serverOrigin)

/** Somebody without an account is answered by the device itself. */
memberApi.use({
  onRequest: ({ request }) => guestAnswer(request, new URL(request.url).pathname.slice(BASE.length), config.read),
})
