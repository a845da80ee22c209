import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../components/Loaded'
import { useMember } from '../../lib/calls/member'
import { ArticleRow } from './ArticleRow'
import styles from './Learn.module.css'
import { searchQuery } from './reads'

export function SearchResults({ text }: { text: string }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(searchQuery(member_id, text))
  return (
    <Loaded query={query}>
      {({ articles, total }) => (
        <>
          <p className={`small quiet ${styles.found}`} role="status">
            {total > 0 ? t('learn.found', { count: total, text }) : t('learn.nothing_found', { text })}
          </p>
          <ul className={styles.list}>
            {articles.map((entry) => (
              <li key={entry.article.article_id}>
                <ArticleRow entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
