import type { ArticleCard, ArticleCategory, ArticleFile, RecommendedArticle } from '@evenkeel/api'

type ArticleRow = [id: string, title: string, category: string, minutes: number, summary: string]

const ROWS: ArticleRow[] = [
  ['state-sympathetic', 'Sympathetic: the engine', 'states', 4, 'What drive is for, and how it lets go of you.'],
  ['anger', 'Anger has a job', 'nervous_system', 5, 'What anger is for, and how to bring the heat down.'],
  ['what-hrv-says', 'What HRV says, and what it does not', 'hrv', 6, 'One number, many reasons, and how to read it.'],
  ['awake-at-three', 'Awake at three', 'sleep', 4, 'Why the small hours feel worse than they are.'],
  ['long-exhale-why', 'Why the way out is longer', 'breath', 3, 'What a slow exhale does to the heart.'],
  ['boredom', 'Useful boredom', 'play', 3, 'Nothing to do is where play begins.'],
]

export const articleCards: ArticleCard[] = ROWS.map(([article_id, title, category, reading_minutes, summary]) => ({
  article_id,
  title,
  category,
  reading_minutes,
  summary,
  tags: [],
  level: 'start',
  completed_at: null,
  article_rating: null,
}))

export const categories: ArticleCategory[] = [
  ['states', 'The six states'],
  ['nervous_system', 'Your nervous system'],
  ['hrv', 'Heart rate variability'],
  ['sleep', 'Sleep'],
  ['breath', 'Breath'],
  ['play', 'Play'],
].map(([key = '', title = '']) => ({ key, title, articles: ROWS.filter((row) => row[2] === key).length }))

const page = (articles: RecommendedArticle[]) => ({ articles, total: articles.length, next_cursor: null })

export const picks = (category: unknown) =>
  page(
    articleCards
      .filter((article) => !category || article.category === category)
      .map((article, index) => ({
        article,
        reason: index === 0 ? 'You have been in Sympathetic lately.' : null,
        highlights: [],
      })),
  )

/** Plain containment is enough here; the server's search is its own. */
export function searchArticles(query: string) {
  const wanted = query.toLowerCase()
  const found = articleCards.filter(({ title, summary }) => `${title} ${summary}`.toLowerCase().includes(wanted))
  return page(
    found.map((article) => {
      const at = article.summary.toLowerCase().indexOf(wanted)
      const pieces = [
        { text: article.summary.slice(0, at), is_match: false },
        { text: article.summary.slice(at, at + wanted.length), is_match: true },
        { text: article.summary.slice(at + wanted.length), is_match: false },
      ]
      const highlights =
        at < 0 ? [] : [{ field: 'summary' as const, pieces, is_cut_before: false, is_cut_after: false }]
      return { article, reason: null, highlights }
    }),
  )
}

const BODY = `<p>There are rooms you can rent by the half hour, with a helmet, a bat and a stack of old printers. People come
out grinning. It is a lot of fun, and as a treatment for anger it appears to do nothing.</p>
<p>In 2024 two researchers pooled 154 studies. Things that <em>lower</em> arousal reduced anger. Things that
<em>raise</em> it made no difference on average.</p>
<h2>What it is good for</h2>
<p>Anger is the alarm of a border. It says <em>that is mine</em>, <em>that hurt</em>, <em>not again</em>.</p>
<ul><li>Drop your shoulders.</li><li>Six breaths with long ways out.</li></ul>
<h2>Cool first, speak second</h2>
<p><strong>Ninety seconds.</strong> The first surge wants action. Give it a harmless one that ends in letting go.</p>
<p>Then act on the border. Calm that changes nothing will have to be produced again tomorrow.</p>`

export function articleFile(articleId: string): ArticleFile | undefined {
  const card = articleCards.find(({ article_id }) => article_id === articleId)
  if (!card) return undefined
  const { completed_at: _completed, article_rating: _rating, ...rest } = card
  return {
    ...rest,
    states: ['sympathetic'],
    life_aspects: [],
    related_exercises: ['long-exhale', 'shake-it-out'],
    program_day: 30,
    contested: 'Reviews agree that venting does not reduce anger. They agree less on exercise.',
    references: [
      {
        text: 'Kjærvik & Bushman 2024, meta-analysis, 154 studies',
        doi: '10.1016/j.cpr.2024.102414',
        is_checked: true,
      },
      {
        text: 'Averill 1983, studies on anger in everyday life',
        doi: '10.1037/0003-066X.38.11.1145',
        is_checked: false,
      },
    ],
    body_html: BODY,
  }
}
