import { type ArticlePage, answerOf } from '@evenkeel/api'
import { queryOptions } from '@tanstack/react-query'
import { keptQuery } from '../../lib/calls/kept-queries'
import { memberApi } from '../../lib/calls/member-api'

const recommend = (body: { category_tag?: string; query_text?: string; is_search?: boolean; cursor?: string }) =>
  answerOf(memberApi.POST('/authorized/recommendation/article', { body }))

export const categoriesQuery = (memberId: string) =>
  keptQuery([memberId, 'article-categories'], () => answerOf(memberApi.GET('/authorized/articles/categories')))

/** What to read next, of one category or of all. */
export const picksQuery = (memberId: string, category: string | undefined) =>
  keptQuery([memberId, 'article-picks', category ?? ''], () => readPicks(category))

export const readPicks = (category: string | undefined, cursor?: string): Promise<ArticlePage> =>
  recommend({ ...(category && { category_tag: category }), ...(cursor && { cursor }) })

/** Searches are not kept: each is asked anew. */
export const searchQuery = (memberId: string, text: string) =>
  queryOptions({
    queryKey: [memberId, 'article-search', text],
    queryFn: () => recommend({ query_text: text, is_search: true }),
    enabled: text !== '',
    retry: false,
    networkMode: 'always',
    staleTime: 60_000,
  })
