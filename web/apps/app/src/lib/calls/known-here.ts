import type { Config } from '@evenkeel/api'
import { stored } from '../device/stored'
import { presentGuest } from '../guest/guest-record'

/** Whether the last person here was signed in, or uses this device without an account: a guess, made before the server is asked. */
export const isKnownHere = () => Boolean(stored<Config>('config').read()?.member ?? presentGuest())
