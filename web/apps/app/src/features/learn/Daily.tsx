import { buttonClass, Card } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ArticlePicture } from '../../components/ArticlePicture'
import { useMember } from '../../lib/calls/member'
import { articlePath } from '../../lib/navigation/places'
import styles from './Learn.module.css'

export function Daily() {
  const { t } = useTranslation()
  const { daily_article } = useMember()
  if (!daily_article) return null
  const { article_id, title, summary, reading_minutes, is_completed } = daily_article
  return (
    <Card className={styles.daily}>
      <ArticlePicture articleId={article_id} size="wide" />
      <p className="small quiet">{is_completed ? t('learn.daily_read') : t('learn.daily')}</p>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <p className="quiet">
        <bdi>{summary}</bdi>
      </p>
      <Link to={articlePath(article_id)} className={buttonClass(is_completed ? { look: 'ghost' } : {})}>
        {is_completed ? t('learn.read_again') : t('learn.read', { count: reading_minutes })}
      </Link>
    </Card>
  )
}
