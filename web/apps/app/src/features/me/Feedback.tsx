import { answerOf, useRequest } from '@evenkeel/api'
import { Button, TextArea } from '@evenkeel/ui'
import { Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useMemberUpdate } from '../../lib/calls/config'
import { memberApi } from '../../lib/calls/member-api'
import { askForReview } from '../../lib/device/store-review'
import { newUuid } from '../../lib/device/uuid'
import styles from './Me.module.css'
import { MePage, Section } from './MePage'

const sendWords = (body: { app_feedback_text: string; event_uuid: string }) =>
  answerOf(memberApi.POST('/authorized/account/feedback', { body }))

const sendStars = (star_rating: number) =>
  answerOf(memberApi.POST('/authorized/assessment/rate_app_experience', { body: { star_rating } }))

export default function Feedback() {
  const { t } = useTranslation()
  return (
    <MePage title={t('feedback.title')} lead={t('feedback.lead')}>
      <Section title={t('feedback.words')}>
        <Words />
      </Section>
      <Section title={t('feedback.rate')}>
        <Stars />
      </Section>
    </MePage>
  )
}

function Words() {
  const { t } = useTranslation()
  const updateMember = useMemberUpdate()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  // One id for one message, however often it has to be sent.
  const eventId = useRef(newUuid())
  const request = useRequest(sendWords, {
    onSuccess: ({ member }) => {
      updateMember(member)
      setText('')
      eventId.current = newUuid()
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!text.trim()) return setIsMissing(true)
        request.send({ app_feedback_text: text.trim(), event_uuid: eventId.current })
      }}
    >
      <div>
        <TextArea
          label={t('feedback.words')}
          rows={5}
          maxLength={4000}
          value={text}
          aria-invalid={isMissing || undefined}
          onChange={(event) => {
            request.reset()
            setIsMissing(false)
            setText(event.target.value)
          }}
        />
      </div>
      {isMissing && <p role="alert">{t('feedback.words_missing')}</p>}
      <p className="quiet small">{t('feedback.danger')}</p>
      <CallError error={request.error} />
      <Button
        type="submit"
        request={request.state}
        loadingText={t('feedback.sending')}
        successText={t('feedback.sent')}
      >
        {t('feedback.send')}
      </Button>
    </form>
  )
}

const STARS = [1, 2, 3, 4, 5] as const

function Stars() {
  const { t } = useTranslation()
  const updateMember = useMemberUpdate()
  const [stars, setStars] = useState(0)
  const request = useRequest(sendStars, {
    onSuccess: async ({ member }) => updateMember((await askForReview(member)) ?? member),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        request.send(stars)
      }}
    >
      <fieldset className="bare">
        <legend className="visually-hidden">{t('feedback.rate')}</legend>
        <div className={styles.stars}>
          {STARS.map((count) => (
            <label key={count} className={`${styles.star} ${count <= stars ? styles.filled : ''}`}>
              <input
                type="radio"
                name="stars"
                value={count}
                checked={count === stars}
                aria-label={t('feedback.star', { count })}
                onChange={() => {
                  request.reset()
                  setStars(count)
                }}
              />
              <Star size={28} strokeWidth={1.75} aria-hidden="true" />
            </label>
          ))}
        </div>
      </fieldset>
      <CallError error={request.error} />
      <Button
        type="submit"
        look="ghost"
        disabled={stars === 0}
        request={request.state}
        loadingText={t('feedback.sending')}
        successText={t('feedback.rated')}
      >
        {t('feedback.rate_send')}
      </Button>
    </form>
  )
}
