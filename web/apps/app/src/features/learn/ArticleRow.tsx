import type { RecommendedArticle } from '@evenkeel/api'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArticlePicture } from '../../components/ArticlePicture'
import { Excerpt } from '../../components/Excerpt'
import { RowLink } from '../../components/RowLink'
import { articlePath } from '../../lib/navigation/places'
import { ARTICLE_LANGUAGE } from '../../lib/words/article-language'
import styles from './Learn.module.css'

/** One article in a list: why it is here, or where the words were found. */
export function ArticleRow({ entry: { article, reason, highlights } }: { entry: RecommendedArticle }) {
  const { t } = useTranslation()
  const found = highlights.find(({ field }) => field !== 'title')
  return (
    <RowLink
      to={articlePath(article.article_id)}
      title={article.title}
      titleLanguage={ARTICLE_LANGUAGE}
      mark={<ArticlePicture articleId={article.article_id} size="small" />}
      detail={
        <span className={styles.row}>
          <bdi>{found ? <Excerpt {...found} /> : (reason ?? article.summary)}</bdi>
          <span>{t('learn.minutes', { count: article.reading_minutes })}</span>
        </span>
      }
      end={article.completed_at && <Check size={20} strokeWidth={1.75} role="img" aria-label={t('learn.was_read')} />}
    />
  )
}
