import { type Config, openMemberClient, setWire } from '@evenkeel/api'
import { nativeBridge } from '@evenkeel/native'
import { stored } from '../device/stored'
import { guestAnswer } from '../guest/guest-answers'
import { afterFreshProof } from './fresh-proof'

const BASE = '/api'

const config = stored<Config>('config')

const { serverOrigin, wire } = nativeBridge()
if (wire) setWire(wire)

export const memberApi = openMemberClient(serverOrigin)

/** Somebody without an account is answered by the device itself. */
memberApi.use({
  onRequest: ({ request }) => guestAnswer(request, new URL(request.url).pathname.slice(BASE.length), config.read),
  onResponse: afterFreshProof,
})
