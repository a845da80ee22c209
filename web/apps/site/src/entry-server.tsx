import { prerender } from 'react-dom/static'
import { Page } from './Page'

/** One piece of HTML: with the default chunk size React would add inline scripts, which our policy forbids. */
export async function renderPage(): Promise<string> {
  const { prelude } = await prerender(<Page />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(prelude as ReadableStream).text()
}
