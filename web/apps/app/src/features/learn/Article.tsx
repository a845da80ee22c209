import type { ArticleReply } from '@evenkeel/api'
import { Screen, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ArticlePicture } from '../../components/ArticlePicture'
import { BackLink } from '../../components/BackLink'
import { Loaded } from '../../components/Loaded'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { useMember } from '../../lib/calls/member'
import { articleQuery } from '../../lib/calls/member-reads'
import { paths } from '../../lib/navigation/paths'
import { ARTICLE_LANGUAGE } from '../../lib/words/article-language'
import styles from './Article.module.css'
import { ArticleBody } from './ArticleBody'
import { Ending } from './Ending'
import { ReaderTools } from './ReaderTools'
import { References } from './References'
import { useTextSize } from './reader-settings'
import { useReadingProgress } from './use-reading-progress'

export default function Article() {
  const { t } = useTranslation()
  const { articleId = '' } = useParams()
  const { member_id } = useMember()
  const query = useQuery(articleQuery(member_id, articleId))
  return (
    <Screen>
      <PageTitle>{query.data?.article.title ?? t('learn.title')}</PageTitle>
      <Loaded query={query}>{(reply) => <Reader key={articleId} reply={reply} />}</Loaded>
    </Screen>
  )
}

function Reader({ reply }: { reply: ArticleReply }) {
  const { t } = useTranslation()
  const { article } = reply
  const size = useTextSize()
  const text = useRef<HTMLDivElement>(null)
  const share = useReadingProgress(article.article_id, text)
  return (
    <>
      <div className={styles.progress} style={{ transform: `scaleX(${share})` }} aria-hidden="true" />
      <TopBar start={<BackLink to={paths.learn} />} end={<ReaderTools html={article.body_html} size={size} />} />
      <article className={styles.article} data-size={size.name}>
        <ArticlePicture articleId={article.article_id} size="wide" />
        <h1 lang={ARTICLE_LANGUAGE}>{article.title}</h1>
        <p className="quiet" lang={ARTICLE_LANGUAGE}>
          {article.summary}
        </p>
        <p className="small quiet">{t('learn.minutes', { count: article.reading_minutes })}</p>
        <OfflineNotice />
        <div ref={text} className={styles.text} dir="auto" lang={ARTICLE_LANGUAGE}>
          <ArticleBody html={article.body_html} />
        </div>
        {article.contested && (
          <aside className={styles.contested}>
            <h2>{t('learn.contested')}</h2>
            <p lang={ARTICLE_LANGUAGE}>{article.contested}</p>
          </aside>
        )}
        <Ending reply={reply} />
        <References references={article.references} />
      </article>
    </>
  )
}
