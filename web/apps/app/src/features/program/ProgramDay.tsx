import type { ExerciseCard, PlanPart, ProgramDay as ProgramDayOf } from '@evenkeel/api'
import { Card, Chip, Screen, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { RowLink } from '../../components/RowLink'
import { useMember } from '../../lib/calls/member'
import { articleQuery, programDayQuery } from '../../lib/calls/member-reads'
import { newUuid } from '../../lib/device/uuid'
import { paths } from '../../lib/navigation/paths'
import { articlePath, dayNumberOf, exercisePath } from '../../lib/navigation/places'
import { useWrite } from '../../lib/outbox/use-write'
import styles from './Program.module.css'
import { STALE_AFTER_CHANGE } from './reads'

/** One of the 42 days: a check-in, three parts of about ten minutes, something to read. */
export default function ProgramDay() {
  const { t } = useTranslation()
  const { day = '' } = useParams()
  const { member_id } = useMember()
  const query = useQuery(programDayQuery(member_id, Number(day)))
  return (
    <Screen>
      <PageTitle>{query.data?.program_day.title ?? t('program.title')}</PageTitle>
      <TopBar start={<BackLink to={paths.program} />} />
      <Loaded query={query}>{({ program_day }) => <Day day={program_day} />}</Loaded>
    </Screen>
  )
}

function Day({ day }: { day: ProgramDayOf }) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <>
      <p className="small quiet">{t('program.today', { week: day.week, day: day.day })}</p>
      <h1>
        <bdi>{day.title}</bdi>
      </h1>
      <div className={styles.dayParts}>
        <OfflineNotice />
        <Card className={styles.tight}>
          <RowLink to={paths.checkIn} title={day.check_in_prompt} detail={t('program.check_in')} />
        </Card>
        <Part part="social_play" day={day}>
          <h3>
            <bdi>{day.social_play.title}</bdi>
          </h3>
          <p className="quiet">
            <bdi>{day.social_play.text}</bdi>
          </p>
        </Part>
        <Part part="exercise" day={day}>
          <Exercise {...day.exercise} />
        </Part>
        <Part part="stillness" day={day}>
          <Exercise {...day.stillness} />
        </Part>
        <Article articleId={day.article_id} />
      </div>
    </>
  )
}

function Exercise({ exercise, is_instead }: { exercise: ExerciseCard | null; is_instead: boolean }) {
  const { t } = useTranslation()
  if (!exercise) return <p className="quiet">{t('program.no_exercise')}</p>
  return (
    <>
      <RowLink
        to={exercisePath(exercise.exercise_id)}
        title={exercise.title}
        detail={t('program.exercise', { count: Math.round(exercise.minutes.usual), summary: exercise.summary })}
      />
      {is_instead && <p className="small quiet">{t('program.instead')}</p>}
    </>
  )
}

interface PartProps {
  part: PlanPart
  day: ProgramDayOf
  children: ReactNode
}

/** Only today's parts can be ticked off: the plan is the day's, not the program's. */
function Part({ part, day, children }: PartProps) {
  const { t } = useTranslation()
  const { program } = useMember()
  const isToday = !program.paused && !program.finished && dayNumberOf(program) === day.day_number
  return (
    <section id={part} className={styles.part} aria-label={t(`program.part.${part}`)}>
      <h2>{t(`program.part.${part}`)}</h2>
      <Card className={part === 'social_play' ? styles.play : styles.tight}>
        {children}
        {isToday && <Tick part={part} />}
      </Card>
    </section>
  )
}

function Tick({ part }: { part: PlanPart }) {
  const { t } = useTranslation()
  const { today } = useMember()
  const isDone = today.items.some(({ name, done }) => name === part && done)
  /** What was pressed, until the server's own word about it has come. */
  const [pressed, setPressed] = useState<boolean>()
  const write = useWrite('POST /premium/authorized/program/plan_item', {
    stales: STALE_AFTER_CHANGE,
    onSuccess: (answer) => answer && setPressed(undefined),
  })
  const shown = pressed ?? isDone
  const toggle = () => {
    setPressed(!shown)
    const event_uuid = newUuid()
    write.send({ event_uuid, plan_item: part, done: !shown, date: today.date }, event_uuid)
  }
  return (
    <div className={styles.start}>
      <Chip isSelected={shown} onToggle={toggle}>
        {shown ? t('program.ticked') : t('program.tick')}
      </Chip>
      <CallError error={write.error} />
    </div>
  )
}

function Article({ articleId }: { articleId: string }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const { data } = useQuery(articleQuery(member_id, articleId))
  if (!data) return null
  const { title, reading_minutes } = data.article
  return (
    <section className={styles.part}>
      <h2>{t('program.read')}</h2>
      <Card className={styles.tight}>
        <RowLink to={articlePath(articleId)} title={title} detail={t('learn.minutes', { count: reading_minutes })} />
      </Card>
    </section>
  )
}
