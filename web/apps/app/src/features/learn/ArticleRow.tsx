import type { Highlight, RecommendedArticle } from '@evenkeel/api'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticlePicture } from '../../components/ArticlePicture'
import { RowLink } from '../../components/RowLink'
import { articlePath } from '../../lib/places'
import styles from './Learn.module.css'

/** One article in a list: why it is here, or where the words were found. */
export function ArticleRow({ entry: { article, reason, highlights } }: { entry: RecommendedArticle }) {
  const { t } = useTranslation()
  const found = highlights.find(({ field }) => field !== 'title')
  return (
    <RowLink
      to={articlePath(article.article_id)}
      title={article.title}
      mark={<ArticlePicture articleId={article.article_id} size="small" />}
      detail={
        <span className={styles.row}>
          <bdi>{found ? <Found highlight={found} /> : (reason ?? article.summary)}</bdi>
          <span>{t('learn.minutes', { count: article.reading_minutes })}</span>
        </span>
      }
      end={article.completed_at && <Check size={20} strokeWidth={1.75} role="img" aria-label={t('learn.was_read')} />}
    />
  )
}

/** The server cut the text into pieces, so nothing of it is ever read as markup. */
function Found({ highlight: { pieces, is_cut_before, is_cut_after } }: { highlight: Highlight }) {
  return (
    <>
      {is_cut_before && '… '}
      {pieces.map(({ text, is_match }, index) =>
        is_match ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
      )}
      {is_cut_after && ' …'}
    </>
  )
}
