/** Debian's browser, unless another one is named. */
export const chromiumPath = () => process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The same engine without a window's own parts: a fifth less work for a page that is only looked at. */
export const leanChromiumPath = () => process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'

/** The sandbox of Chromium does not start as root. */
export const needsNoSandbox = () => process.getuid?.() === 0

/** No graphics card, and nothing asked of anybody on the browser's own account. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
