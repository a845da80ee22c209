import { answerOf, type CallFailed, type ExerciseWish, type Suggestion, useRequest } from '@evenkeel/api'
import { Button, Card, Screen } from '@evenkeel/ui'
import { ChevronRight, Wind } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CallError } from '../../components/CallError'
import { Navigation } from '../../components/Navigation'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'
import { paths } from '../../lib/navigation/paths'
import { Library } from './Library'
import { type Mood, MoodField } from './MoodField'
import styles from './Practice.module.css'
import { SuggestionCard } from './SuggestionCard'

const recommend = (body: ExerciseWish) =>
  answerOf(memberApi.POST('/premium/authorized/recommendation/exercise', { body }))

/** From how it is to how it shall be, and everything else there is to do. */
export default function Practice() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('practice.page')}</PageTitle>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <h1 className={styles.title}>{t('practice.title')}</h1>
        <OfflineNotice />
        <div className={styles.columns}>
          <Finder />
          <div>
            <Link to={paths.breath} className={styles.row}>
              <Wind className={styles.rowIcon} size={32} strokeWidth={1.5} aria-hidden="true" />
              <div>
                <h2 className={styles.rowTitle}>{t('practice.breath.title')}</h2>
                <p className="small quiet">{t('practice.breath.words')}</p>
              </div>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
            <Library />
          </div>
        </div>
      </Screen>
    </>
  )
}

const refusalOf = (error: CallFailed | undefined, field: string) =>
  error?.problem.field === field ? error.problem.error_message : undefined

/** The questions stand below their answer, on a phone more than a screen below: whoever asked is taken up to it. */
function useAnswerInSight(suggestion: Suggestion | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState(0)
  const shown = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer brings its heading along.
  useEffect(() => {
    if (shown.current === asked || !heading.current) return
    shown.current = asked
    heading.current.scrollIntoView()
  }, [asked, suggestion])
  return { heading, show: () => setAsked((count) => count + 1) }
}

const FIELDS = new Set(['current_mood', 'desired_mood'])

function Finder() {
  const { t } = useTranslation()
  const { suggestion, balance } = useMember()
  const updateMember = useMemberUpdate()
  const [current, setCurrent] = useState<Mood | undefined>(balance.angle ?? undefined)
  const [desired, setDesired] = useState<Mood>()
  const [wish, setWish] = useState<ExerciseWish>({})
  const answer = useAnswerInSight(suggestion)
  const request = useRequest(recommend, {
    onSuccess: ({ member }) => {
      answer.show()
      updateMember(member)
    },
  })

  const ask = (next: ExerciseWish) => {
    setWish(next)
    request.send(next)
  }
  const find = () =>
    ask({
      ...(current !== undefined && { current_mood: current }),
      ...(desired !== undefined && { desired_mood: desired }),
    })
  const isFieldRefused = FIELDS.has(request.error?.problem.field ?? '')
  return (
    <div>
      {suggestion && (
        <section className={styles.first} aria-live="polite">
          <h2 ref={answer.heading}>{t('practice.suggestion.title')}</h2>
          <SuggestionCard
            suggestion={suggestion}
            isBusy={request.state === 'fetching'}
            onPassOver={(ids) => ask({ ...wish, passed_over: [...(wish.passed_over ?? []), ...ids] })}
          />
        </section>
      )}
      {suggestion && <h2 className={styles.another}>{t('practice.another')}</h2>}
      <Card className={styles.wish}>
        <MoodField
          label={t('practice.current')}
          placeholder={t('practice.current_like')}
          mood={current}
          error={refusalOf(request.error, 'current_mood')}
          onChange={setCurrent}
        />
        <MoodField
          label={t('practice.desired')}
          placeholder={t('practice.desired_like')}
          mood={desired}
          error={refusalOf(request.error, 'desired_mood')}
          onChange={setDesired}
        />
        {!isFieldRefused && <CallError error={request.error} />}
        <Button
          look={suggestion ? 'ghost' : 'solid'}
          isWide
          request={request.state === 'success' ? 'unstarted' : request.state}
          loadingText={t('practice.looking')}
          onClick={find}
        >
          {t('practice.find')}
        </Button>
      </Card>
    </div>
  )
}
