import { asCallFailed, type ExerciseDetail } from '@evenkeel/api'
import { Button, buttonClass, Card, Foot, Loader, Message, Notice, Screen, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Backpack, ChevronDown, Clock, type LucideIcon, MapPin, PersonStanding } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { EffectWords } from '../../components/EffectWords'
import { IconLink } from '../../components/IconLink'
import { PageTitle } from '../../components/PageTitle'
import { exerciseQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import { callWords } from '../../lib/words/call-words'
import { lengthText } from '../../lib/words/length-text'
import { EffectOverTime } from './EffectOverTime'
import styles from './Exercise.module.css'
import { LeftOut } from './LeftOut'
import { Preview } from './Preview'
import { RatedSoFar } from './RatedSoFar'
import { Route } from './SuggestionCard'

/** Shows what an exercise is, how it should feel, when to stop, and what evidence it has. */
export default function Exercise() {
  const { t } = useTranslation()
  const { exerciseId = '' } = useParams()
  const { member_id } = useMember()
  const { data: exercise, error, refetch } = useQuery(exerciseQuery(member_id, exerciseId))
  return (
    <Screen isMeasured>
      <TopBar start={<IconLink to={paths.practice} label={t('common.back')} icon={ArrowLeft} />} />
      {exercise && <Sheet exercise={exercise} />}
      {!exercise && !error && <Loader label={t('common.loading')} />}
      {!exercise && error && (
        <Message
          title={t('exercise.unloaded')}
          action={<Button onClick={() => refetch()}>{t('exercise.again')}</Button>}
        >
          <p>{callWords(t, asCallFailed(error))}</p>
        </Message>
      )}
    </Screen>
  )
}

function Sheet({ exercise }: { exercise: ExerciseDetail }) {
  const { t } = useTranslation()
  const { exercise: card, effect } = exercise.listed
  const [route] = card.routes
  return (
    <>
      <PageTitle>{card.title}</PageTitle>
      <div className={styles.columns}>
        <Preview exercise={exercise} />
        <div>
          <h1>{card.title}</h1>
          <p className={`quiet ${styles.summary}`}>{card.summary}</p>
          {route && <Route from={route.from} to={route.to} />}
          <LeftOut exerciseId={card.exercise_id} />
          <Facts exercise={exercise} />
          <Start exercise={exercise} />
          <div className={styles.part}>
            <h2>{t('exercise.feels')}</h2>
            <p>{exercise.feels_like}</p>
          </div>
          <div className={`${styles.part} ${styles.stop}`}>
            <h2>{t('exercise.stop')}</h2>
            <p>{exercise.stop_if}</p>
          </div>
          {effect.times > 0 && (
            <div className={styles.part}>
              <h2>{t('exercise.for_you')}</h2>
              <EffectWords effect={effect} title={card.title} />
              <RatedSoFar exerciseId={card.exercise_id} />
              <EffectOverTime exerciseId={card.exercise_id} />
            </div>
          )}
          <Variants exercise={exercise} />
          <Evidence exercise={exercise} />
          <details className={`${styles.part} ${styles.details}`}>
            <summary>
              {t('exercise.script')}
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
            </summary>
            <p className={`quiet ${styles.script}`}>{exercise.script}</p>
          </details>
        </div>
      </div>
    </>
  )
}

type KnownPosition = 'seated' | 'lying' | 'standing' | 'walking'
type KnownSurroundings = 'anywhere' | 'quiet' | 'private' | 'outdoors' | 'with_someone'

function Facts({ exercise }: { exercise: ExerciseDetail }) {
  const { t, i18n } = useTranslation()
  const { minutes, positions, surroundings, needs } = exercise.listed.exercise
  const numbers = new Intl.NumberFormat(i18n.language)
  const all = new Intl.ListFormat(i18n.language)
  return (
    <ul className={`small quiet ${styles.facts}`}>
      <li>
        <FactIcon of={Clock} />
        {t('exercise.minutes', { from: numbers.format(minutes.shortest), to: numbers.format(minutes.longest) })}
      </li>
      <li>
        <FactIcon of={PersonStanding} />
        {positions.map((name) => t(`practice.position.${name as KnownPosition}`)).join(' · ')}
      </li>
      <li>
        <FactIcon of={MapPin} />
        {surroundings.map((name) => t(`practice.surroundings.${name as KnownSurroundings}`)).join(' · ')}
      </li>
      <li>
        <FactIcon of={Backpack} />
        {needs.length > 0 ? t('exercise.needs', { things: all.format(needs) }) : t('exercise.needs_nothing')}
      </li>
    </ul>
  )
}

const FactIcon = ({ of: Drawing }: { of: LucideIcon }) => <Drawing size={18} strokeWidth={1.75} aria-hidden="true" />

/** The safety profile decides; what it rules out is explained, not offered. */
function Start({ exercise }: { exercise: ExerciseDetail }) {
  const { t, i18n } = useTranslation()
  const { exercise: card, is_safe, flags } = exercise.listed
  if (!is_safe) {
    const reasons = new Intl.ListFormat(i18n.language).format(flags.map(({ title }) => title))
    return <Notice tone="alarm">{reasons ? t('exercise.unsafe', { reasons }) : t('exercise.switched_off')}</Notice>
  }
  return (
    <Foot>
      <Link to={generatePath(paths.player, { exerciseId: card.exercise_id })} className={buttonClass({ isWide: true })}>
        {t('practice.suggestion.start', { length: lengthText(card.minutes.usual, i18n.language) })}
      </Link>
    </Foot>
  )
}

function Variants({ exercise }: { exercise: ExerciseDetail }) {
  const { t } = useTranslation()
  const { shorter, gentler, trauma_sensitive } = exercise.variants
  const variants = { shorter, gentler, trauma_sensitive } as const
  return (
    <section className={styles.part}>
      <h2>{t('exercise.variants.title')}</h2>
      <dl className={styles.variants}>
        {(['shorter', 'gentler', 'trauma_sensitive'] as const)
          .filter((name) => variants[name])
          .map((name) => (
            <div key={name}>
              <dt>{t(`exercise.variants.${name}`)}</dt>
              <dd>{variants[name]}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** The grade and what it means where its source was read; where it comes from, and whether we have read it ourselves. */
function Evidence({ exercise }: { exercise: ExerciseDetail }) {
  const { t } = useTranslation()
  const { grade, citation, doi, checked, note } = exercise.evidence
  return (
    <section className={styles.part}>
      <h2>{t('exercise.evidence.title')}</h2>
      <Card className={styles.variants}>
        {grade && <p>{t(`exercise.evidence.grade.${grade as 'A' | 'B' | 'C'}`)}</p>}
        {note && <p className="quiet">{note}</p>}
        {citation && (
          <p className="small quiet">
            {citation}
            {doi && (
              <>
                {' '}
                <a href={`https://doi.org/${doi}`} rel="noreferrer" target="_blank">
                  {doi}
                </a>
              </>
            )}
          </p>
        )}
        {citation && !checked && <p className="small quiet">{t('exercise.evidence.unchecked')}</p>}
      </Card>
    </section>
  )
}
