// The document round a rendered page: what search engines and previews read, what the browser fetches first, and the
// texts that the page is hydrated with.

import type { LanguageLink } from '../types'

export interface PageHead {
  title: string
  description: string
  /** Path of the page that this one is, or is a copy of. */
  canonical: string
  /** Address of a picture for previews, 1200 × 630. */
  card: string
  /** schema.org, as it is written into the page. */
  structuredData: unknown[]
  /** Pages behind a secret, and pages of one person. */
  isPrivate?: boolean
}

export interface Head extends PageHead {
  language: string
  isRightToLeft: boolean
  languages: LanguageLink[]
}

export interface Assets {
  script: string
  styles: string[]
  fonts: string[]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON inside a script element: nothing in it can end the element. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Tells search engines the languages of a page; whoever speaks none of them gets English. */
const alternates = (languages: LanguageLink[], origin: string) =>
  [
    ...languages,
    ...languages.filter(({ language }) => language === 'en').map((link) => ({ ...link, language: 'x-default' })),
  ].map(({ language, path }) => `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`)

interface DocumentParts {
  head: Head
  assets: Assets
  origin: string
  pageId: string
  props: unknown
  html: string
}

export function documentOf({ head, assets, origin, pageId, props, html }: DocumentParts): string {
  const { title, description, canonical, card, structuredData, isPrivate, language, isRightToLeft, languages } = head
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    isPrivate
      ? '<meta name="robots" content="noindex, nofollow">\n<meta name="referrer" content="no-referrer">'
      : `<link rel="canonical" href="${origin}${canonical}">`,
    ...(isPrivate ? [] : alternates(languages, origin)),
    '<meta name="theme-color" content="#fbf8f2">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:image" content="${origin}${card}">`,
    `<meta property="og:url" content="${origin}${canonical}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/app/icons/ring.svg" type="image/svg+xml">',
    '<link rel="alternate" type="application/rss+xml" title="Learn" href="/learn/feed.xml">',
    ...assets.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous">`,
    ),
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    `<script type="module" src="${assets.script}"></script>`,
    ...structuredData.map((data) => `<script type="application/ld+json">${asData(data)}</script>`),
  ]
  return `<!DOCTYPE html>
<html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}" data-theme="light">
<head>
${lines.join('\n')}
</head>
<body>
<div id="root" data-page="${pageId}">${html}</div>
<script type="application/json" id="page-props">${asData(props)}</script>
</body>
</html>
`
}
