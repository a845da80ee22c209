import type { RecommendedArticle } from '@evenkeel/api'

/** Neighbours that are offered for the same reason. */
export interface Run {
  /** Said once above them; one article alone says its own. */
  reason: string | undefined
  articles: RecommendedArticle[]
}

/** Cuts a list where the reason changes, so that one sentence does not stand below every title. */
export function runsOf(articles: readonly RecommendedArticle[]): Run[] {
  const runs: Run[] = []
  for (const entry of articles) {
    const last = runs.at(-1)
    if (last && last.articles[0]?.reason === entry.reason) last.articles.push(entry)
    else runs.push({ reason: undefined, articles: [entry] })
  }
  for (const run of runs) if (run.articles.length > 1) run.reason = run.articles[0]?.reason ?? undefined
  return runs
}
