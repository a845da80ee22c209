import { type RecommendedArticle, useRequest } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../components/Loaded'
import { MoreButton } from '../../components/MoreButton'
import { useMember } from '../../lib/calls/member'
import { ArticleRow } from './ArticleRow'
import styles from './Learn.module.css'
import { picksQuery, readPicks } from './reads'
import { runsOf } from './runs'

export function Picks({ category }: { category: string | undefined }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(picksQuery(member_id, category))
  const [later, setLater] = useState<{ articles: RecommendedArticle[]; next: string | null }>()
  const more = useRequest((cursor: string) => readPicks(category, cursor), {
    onSuccess: (page) =>
      setLater((known) => ({ articles: [...(known?.articles ?? []), ...page.articles], next: page.next_cursor })),
  })
  return (
    <Loaded query={query} height={640}>
      {(first) => {
        const cursor = later ? later.next : first.next_cursor
        return (
          <div>
            {runsOf([...first.articles, ...(later?.articles ?? [])]).map(({ reason, articles }) => (
              <div key={articles[0]?.article.article_id} className={styles.run}>
                {reason && <p className="small quiet">{reason}</p>}
                <ul className={styles.list}>
                  {articles.map((entry) => (
                    <li key={entry.article.article_id}>
                      <ArticleRow entry={reason ? { ...entry, reason: null } : entry} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <MoreButton request={more} cursor={cursor}>
              {t('learn.more')}
            </MoreButton>
          </div>
        )
      }}
    </Loaded>
  )
}
