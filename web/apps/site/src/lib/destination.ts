/** Where a redirect may lead: to our own pages and to the app's own store links, so that nobody borrows our name for a trap. */
export function destinationOf(search: string, origin: string, storeLinks: readonly string[]): string {
  const to = new URLSearchParams(search).get('to') ?? '/'
  if (storeLinks.includes(to) && to.startsWith('https://')) return to
  try {
    const address = new URL(to, origin)
    return address.origin === origin ? address.pathname + address.search + address.hash : '/'
  } catch {
    return '/'
  }
}
