import { type ArticleReply, answerOf } from '@evenkeel/api'
import { Button, Card } from '@evenkeel/ui'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { RowLink } from '../../components/RowLink'
import { exerciseQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { articleQuery } from '../../lib/calls/member-reads'
import { newUuid } from '../../lib/device/uuid'
import { exercisePath } from '../../lib/navigation/places'
import { useOutbox } from '../../lib/outbox/outbox'
import { useWrite } from '../../lib/outbox/use-write'
import styles from './Article.module.css'

const RATINGS = [1, 2, 3, 4, 5] as const
const STALE = ['article-picks', 'article'] as const

/** The event of this reading: begun when the article is opened, with the connection there is. */
const startQuery = (memberId: string, articleId: string) => ({
  queryKey: [memberId, 'article-event', articleId],
  queryFn: () => answerOf(memberApi.POST('/authorized/assessment/article/start', { body: { article_id: articleId } })),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * The event of this reading. Without a connection it gets an id here, under which the server opens it later; whatever
 * else waits about the same article has it already.
 */
function useArticleEvent(article_id: string) {
  const { member_id } = useMember()
  const [event_uuid] = useState(newUuid)
  const { data: started } = useQuery(startQuery(member_id, article_id))
  const { waiting } = useOutbox(member_id)
  if (started) return { event: { article_id, event_uuid: started.event_uuid }, opens: undefined }
  const kept = waiting.find(({ opens }) => opens?.article_id === article_id)?.opens?.event_uuid
  const event = { article_id, event_uuid: kept ?? event_uuid }
  return { event, opens: event }
}

/** Read to the end, what it was worth, and what to do with it. */
export function Ending({ reply: { article, completed_at, article_rating } }: { reply: ArticleReply }) {
  const { t } = useTranslation()
  const { article_id } = article
  const { member_id, daily_article } = useMember()
  const queries = useQueryClient()
  const { event, opens } = useArticleEvent(article_id)
  const isDaily = daily_article?.article_id === article_id
  const options = { stales: STALE, ...(opens && { opens }) }
  const completion = useWrite('POST /authorized/assessment/article/completion', options)
  const rating = useWrite('POST /authorized/assessment/article/rating', options)

  /** The kept copy knows it at once, with or without a connection. */
  const note = (change: Partial<ArticleReply>) =>
    queries.setQueryData(articleQuery(member_id, article_id).queryKey, (known) => known && { ...known, ...change })

  const complete = () => {
    completion.send({ ...event, is_daily_learn_article: isDaily }, `${event.event_uuid}:completed`)
    note({ completed_at: new Date().toISOString() })
  }
  const rate = (value: number) => {
    rating.send({ ...event, article_rating: value }, `${event.event_uuid}:rated`)
    note({ article_rating: value })
  }

  return (
    <section className={styles.ending} aria-label={t('learn.ending')}>
      {completed_at ? (
        <p className="quiet" role="status">
          {t('learn.done')}
        </p>
      ) : (
        <Button isWide request={completion.state} loadingText={t('learn.finishing')} onClick={complete}>
          {t('learn.finish')}
        </Button>
      )}
      <CallError error={completion.error ?? rating.error} />
      <fieldset className={styles.rating}>
        <legend>{t('learn.rate')}</legend>
        {RATINGS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="rating"
              checked={article_rating === value}
              aria-label={t('learn.rating', { count: value })}
              onChange={() => rate(value)}
            />
            {value}
          </label>
        ))}
      </fieldset>
      <Related exercises={article.related_exercises} />
    </section>
  )
}

/** Only those whose title is known: without an answer there is nothing to offer. */
function Related({ exercises }: { exercises: readonly string[] }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const answers = useQueries({ queries: exercises.slice(0, 2).map((id) => exerciseQuery(member_id, id)) })
  const known = answers.flatMap(({ data }) => (data ? [data.listed.exercise] : []))
  if (known.length === 0) return null
  return (
    <Card>
      <h2>{t('learn.try_it')}</h2>
      {known.map(({ exercise_id, title, minutes }) => (
        <RowLink
          key={exercise_id}
          to={exercisePath(exercise_id)}
          title={title}
          detail={t('learn.minutes', { count: Math.round(minutes.usual) })}
        />
      ))}
    </Card>
  )
}
