import { Card } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArticlePicture } from '../../components/ArticlePicture'
import { RowLink } from '../../components/RowLink'
import { useMember } from '../../lib/calls/member'
import { articleQuery } from '../../lib/calls/member-reads'
import { paths } from '../../lib/navigation/paths'
import { articlePath, dayNumberOf, programDayPath } from '../../lib/navigation/places'
import { ARTICLE_LANGUAGE } from '../../lib/words/article-language'
import styles from './DailyArticle.module.css'

/** What there is to read today, and where the program stands. */
export function DailyArticle() {
  const { t } = useTranslation()
  const { daily_article, program } = useMember()
  return (
    <Card className={styles.list}>
      {daily_article && <Article />}
      {program.title && <Program />}
      <RowLink to={paths.learn} title={t('home.all_articles')} />
    </Card>
  )
}

function Article() {
  const { t } = useTranslation()
  const { member_id, daily_article } = useMember()
  // Read ahead, so that today's article is here when the connection is not.
  useQuery({
    ...articleQuery(member_id, daily_article?.article_id ?? ''),
    enabled: daily_article !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!daily_article) return null
  const Icon = daily_article.is_completed ? Check : BookOpen
  const words = { count: daily_article.reading_minutes }
  return (
    <RowLink
      to={articlePath(daily_article.article_id)}
      title={daily_article.title}
      titleLanguage={ARTICLE_LANGUAGE}
      mark={<ArticlePicture articleId={daily_article.article_id} size="small" />}
      detail={daily_article.is_completed ? t('home.daily_article_read') : t('home.daily_article', words)}
      end={<Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />}
    />
  )
}

function Program() {
  const { t } = useTranslation()
  const { program } = useMember()
  return (
    <RowLink
      to={program.paused || program.finished ? paths.program : programDayPath(dayNumberOf(program))}
      title={program.title}
      detail={
        program.paused
          ? t('home.program_paused')
          : program.finished
            ? t('home.program_finished')
            : t('home.program', { week: program.week, day: program.day })
      }
    />
  )
}
