import { answerOf, type Interval } from '@evenkeel/api'
import { keptQuery } from './kept-queries'
import { memberApi } from './member-api'

// Reads that more than one feature shows.

export const balanceSeriesQuery = (memberId: string, interval: Interval) =>
  keptQuery([memberId, 'balance', interval], () =>
    answerOf(memberApi.GET('/authorized/history/balance', { params: { query: { interval } } })),
  )

export const articleQuery = (memberId: string, articleId: string) =>
  keptQuery([memberId, 'article', articleId], () =>
    answerOf(memberApi.GET('/authorized/article', { params: { query: { article_id: articleId } } })),
  )
