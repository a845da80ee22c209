import { stored } from '../device/stored'

const seen = stored<true>('privacy_seen')

/** Whether it was shown on this device what happens with what a person tells us. Nothing is asked before that. */
export const privacyNotice = { isSeen: () => seen.read() === true, markSeen: () => void seen.write(true) }
