import { type NotificationSettings, useRequest } from '@evenkeel/api'
import { Button, CheckRow, SelectField, TextField } from '@evenkeel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { useMemberUpdate } from '../../lib/calls/config'
import { keepAnswer, keptQuery } from '../../lib/calls/kept-queries'
import { useMember } from '../../lib/calls/member'
import { longDay } from '../../lib/words/moments'
import { Deliveries } from './Deliveries'
import styles from './Me.module.css'
import { MePage, Section } from './MePage'
import {
  clockText,
  freeTime,
  keepSettings,
  MOST_TIMES,
  minuteOf,
  PAUSES,
  type PauseName,
  readSettings,
  TOPICS,
} from './notification-settings'
import { PushChoice } from './PushChoice'

export default function Notifications() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(keptQuery([member_id, 'notification_settings'], readSettings))
  return (
    <MePage title={t('notifications.title')} lead={t('notifications.lead')}>
      <PushChoice />
      <Loaded query={query}>{({ settings }) => <SettingsForm initial={settings} />}</Loaded>
      <Deliveries />
    </MePage>
  )
}

function SettingsForm({ initial }: { initial: NotificationSettings }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const queries = useQueryClient()
  const [settings, setSettings] = useState(initial)
  const request = useRequest(keepSettings, {
    onSuccess: (reply) => {
      updateMember(reply.member)
      keepAnswer(queries, [member_id, 'notification_settings'], reply)
    },
  })
  const change = (part: Partial<NotificationSettings>) => {
    request.reset()
    setSettings({ ...settings, ...part })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        request.send(settings)
      }}
    >
      <Section title={t('notifications.topics')}>
        <div>
          {TOPICS.map((topic) => (
            <CheckRow
              key={topic}
              look="switch"
              isChecked={settings.topics[topic] ?? false}
              onToggle={() => change({ topics: { ...settings.topics, [topic]: !settings.topics[topic] } })}
            >
              {t(`notifications.topic.${topic}`)}
            </CheckRow>
          ))}
        </div>
      </Section>
      <Section title={t('notifications.times')}>
        <Times times={settings.times} onChange={(times) => change({ times })} />
      </Section>
      <Section title={t('notifications.quiet')}>
        <QuietHours settings={settings} onChange={change} />
      </Section>
      <Section>
        <Pause until={settings.pause_until} onChange={(pause_until) => change({ pause_until })} />
      </Section>
      <div className={styles.section}>
        <CallError error={request.error} />
        <Button
          type="submit"
          isWide
          request={request.state}
          loadingText={t('notifications.saving')}
          successText={t('notifications.saved')}
        >
          {t('notifications.save')}
        </Button>
      </div>
    </form>
  )
}

function Times({ times, onChange }: { times: readonly number[]; onChange: (times: number[]) => void }) {
  const { t } = useTranslation()
  return (
    <>
      {times.length === 0 && <p className="quiet">{t('notifications.no_times')}</p>}
      {times.map((time, index) => (
        <div key={index} className={styles.time}>
          <TextField
            label={t('notifications.time', { number: index + 1 })}
            type="time"
            required
            value={clockText(time)}
            onChange={(event) => {
              const minute = minuteOf(event.target.value)
              if (minute !== undefined) onChange(times.map((other, at) => (at === index ? minute : other)))
            }}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('notifications.remove_time', { time: clockText(time) })}
            onClick={() => onChange(times.filter((_, at) => at !== index))}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
      {times.length < MOST_TIMES && (
        <Button
          look="ghost"
          icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onChange([...times, freeTime(times)])}
        >
          {t('notifications.add_time')}
        </Button>
      )}
    </>
  )
}

interface QuietHoursProps {
  settings: NotificationSettings
  onChange: (part: Partial<NotificationSettings>) => void
}

const USUAL_QUIET = { from: 22 * 60, to: 7 * 60 }

function QuietHours({ settings: { quiet_hours: quiet }, onChange }: QuietHoursProps) {
  const { t } = useTranslation()
  return (
    <>
      <CheckRow
        look="switch"
        isChecked={quiet !== null}
        onToggle={() => onChange({ quiet_hours: quiet ? null : USUAL_QUIET })}
      >
        {t('notifications.quiet_on')}
      </CheckRow>
      {quiet && (
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={t(`notifications.${end}`)}
              type="time"
              required
              value={clockText(quiet[end])}
              onChange={(event) => {
                const minute = minuteOf(event.target.value)
                if (minute !== undefined) onChange({ quiet_hours: { ...quiet, [end]: minute } })
              }}
            />
          ))}
        </div>
      )}
    </>
  )
}

function Pause({ until, onChange }: { until: string | null; onChange: (until: string | null) => void }) {
  const { t, i18n } = useTranslation()
  const [name, setName] = useState<PauseName | 'kept'>(until ? 'kept' : 'none')
  const words = until && t('notifications.paused_until', { day: longDay(new Date(until), i18n.language) })
  const choose = (next: PauseName) => {
    setName(next)
    onChange(next === 'none' ? null : new Date(Date.now() + PAUSES[next]).toISOString())
  }
  return (
    <>
      <SelectField
        label={t('notifications.pause')}
        value={name}
        onChange={(event) => choose(event.target.value as PauseName)}
      >
        {name === 'kept' && <option value="kept">{words}</option>}
        {(Object.keys(PAUSES) as PauseName[]).map((pause) => (
          <option key={pause} value={pause}>
            {t(`notifications.pause_for.${pause}`)}
          </option>
        ))}
      </SelectField>
      {words && <p className="quiet small">{words}</p>}
    </>
  )
}
