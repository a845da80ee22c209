import type { Frame } from '../types'
import type { Route } from './routes'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const isListed = ({ head }: Route) => !head.isPrivate

/** Each page once, by the address that is its own. */
export function sitemapOf(routes: readonly Route[], origin: string): string {
  const addresses = [...new Set(routes.filter(isListed).map(({ head }) => head.canonical))]
  const lines = addresses.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
}

export const robotsOf = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /app/
Disallow: /book_download/
Disallow: /quiz/r/
Disallow: /*/quiz/r/

Sitemap: ${origin}/sitemap.xml
`

export function feedOf(routes: readonly Route[], frame: Frame, origin: string): string {
  const items = routes
    .filter(({ page }) => page === 'Article')
    .map(
      ({ head }) => `    <item>
      <title>${escaped(head.title)}</title>
      <link>${origin}${head.canonical}</link>
      <guid>${origin}${head.canonical}</guid>
      <description>${escaped(head.description)}</description>
    </item>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
  <channel>
    <title>${escaped(frame.brand.name)}: Learn</title>
    <link>${origin}/learn</link>
    <description>${escaped(frame.brand.tagline)}</description>
${items.join('\n')}
  </channel>
</rss>
`
}
