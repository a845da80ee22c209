import { Marked } from 'marked'

const markdown = new Marked({ gfm: true, async: false })

/** Headings inside a page begin at h2, whatever the text began with. */
const withoutTopHeading = (html: string) => html.replaceAll(/<(\/?)h1>/g, '<$1h2>')

export const htmlOf = (text: string): string => withoutTopHeading(markdown.parse(text) as string)

/** Text for search engines and descriptions. */
export const plainOf = (text: string): string =>
  htmlOf(text)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
