import { type JournalNotices, type NoticeQuestion, useRequest } from '@evenkeel/api'
import { Button, CheckRow, SelectField } from '@evenkeel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useMemberUpdate } from '../../lib/calls/config'
import { keepAnswer } from '../../lib/calls/kept-queries'
import { useMember } from '../../lib/calls/member'
import { noticesQuery } from '../../lib/calls/member-reads'
import { useHelpCountry } from '../../lib/help/help-country'
import { useHelplines } from '../../lib/help/use-helplines'
import { countryOnDevice, namedCodes } from '../../lib/words/countries'
import styles from './Notices.module.css'
import { NoticeWords } from './NoticeWords'
import { answerNotices } from './reads'
import { TooYoung } from './TooYoung'

interface BeforeFirstProps {
  present: JournalNotices
  onAnswered: () => void
}

/** What is read and answered before the first message of all. */
export function BeforeFirst({ present, onAnswered }: BeforeFirstProps) {
  const { t } = useTranslation()
  const questions = present.notices.flatMap((notice) => notice.questions)
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const [country, setCountry] = usePresumedCountry(present)
  const [isTooYoung, setIsTooYoung] = useState(false)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const request = useAnswers(country, onAnswered)
  const toConfirm = questions.filter(({ kind }) => kind === 'must_confirm')
  const ageQuestion = toConfirm.find(({ refused }) => refused)
  const hasEverything = country !== '' && toConfirm.every(({ id }) => confirmed.includes(id))
  const answer = () => {
    if (!hasEverything) return setIsIncomplete(true)
    const { version } = present
    request.send({ version, is_adult: true, has_understood: true, country })
  }
  if (ageQuestion && (isTooYoung || request.error?.problem.field === 'is_adult')) {
    const goBack = () => {
      request.reset()
      setIsTooYoung(false)
    }
    return <TooYoung words={ageQuestion.refused} country={country} onBack={goBack} />
  }
  return (
    <section className={styles.before} aria-label={t('journal.before.label')}>
      {present.notices
        .filter(({ when }) => when.startsWith('first_message'))
        .map((notice) => (
          <div key={notice.id} className={styles.notice}>
            {notice.title && <h2 dir="auto">{notice.title}</h2>}
            <NoticeWords notice={notice} />
          </div>
        ))}
      <form
        className={styles.answers}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          answer()
        }}
      >
        {toConfirm.map(({ id, text }) => (
          <CheckRow key={id} isChecked={confirmed.includes(id)} onToggle={() => setConfirmed(toggled(confirmed, id))}>
            <span dir="auto">{text}</span>
          </CheckRow>
        ))}
        <CountryQuestion
          question={questions.find(({ kind }) => kind === 'country')}
          value={country}
          onChange={setCountry}
        />
        {isIncomplete && !hasEverything && <p role="alert">{t('journal.before.incomplete')}</p>}
        <CallError error={request.error} />
        <Button type="submit" isWide request={request.state} loadingText={t('journal.before.keeping')}>
          {t('journal.before.begin')}
        </Button>
        {ageQuestion && (
          <Button look="plain" onClick={() => setIsTooYoung(true)}>
            {t('journal.before.too_young')}
          </Button>
        )}
      </form>
    </section>
  )
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** Where somebody said they are, here or elsewhere in the app; else where they probably are; else nothing. */
function usePresumedCountry(present: JournalNotices) {
  const { i18n } = useTranslation()
  const { country_code } = useMember()
  const guessed = useHelpCountry(useHelplines(i18n.language)).country?.country
  const isCode = (code: string | null | undefined) => code?.length === 2
  const known = [countryOnDevice.read(), country_code, present.country, guessed].find(isCode)
  return useState(known ?? '')
}

function useAnswers(country: string, onAnswered: () => void) {
  const { member_id } = useMember()
  const queries = useQueryClient()
  const updateMember = useMemberUpdate()
  const { queryKey } = noticesQuery(member_id)
  return useRequest(
    async (answers: Parameters<typeof answerNotices>[0]) => {
      try {
        return await answerNotices(answers)
      } catch (thrown) {
        // Other words may stand there by now.
        queries.invalidateQueries({ queryKey })
        throw thrown
      }
    },
    {
      onSuccess: (answer) => {
        countryOnDevice.write(country)
        updateMember(answer.member)
        keepAnswer(queries, queryKey, answer)
        queries.invalidateQueries({ queryKey })
        onAnswered()
      },
    },
  )
}

interface CountryQuestionProps {
  question: NoticeQuestion | undefined
  value: string
  onChange: (code: string) => void
}

function CountryQuestion({ question, value, onChange }: CountryQuestionProps) {
  const { t, i18n } = useTranslation()
  if (!question) return null
  return (
    <SelectField label={question.text} value={value} onChange={(event) => onChange(event.target.value)}>
      {value === '' && <option value="">{t('journal.before.choose')}</option>}
      {namedCodes(i18n.language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
