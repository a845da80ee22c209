/** Where the app is entered; every other page of the server is opened outside of it. */
const ENTRIES = /^\/(app|signup|login|reset_password)(\/|$)/

/** The way inside the app that an address leads to; undefined for another server or a page that is not the app's. */
export function appPath(address: string, serverOrigin: string): string | undefined {
  if (!URL.canParse(address, serverOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(address, serverOrigin)
  return origin === serverOrigin && ENTRIES.test(pathname) ? pathname + search + hash : undefined
}
