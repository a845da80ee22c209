import { Button, Card, Foot, Screen, TextArea, TextField, TopBar } from '@evenkeel/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink'
import { newUuid } from '../../lib/device/uuid'
import { type CareContact, type CarePlan, keepCarePlan, useCarePlan } from '../../lib/help/care-plan'
import { paths } from '../../lib/navigation/paths'
import styles from './Help.module.css'

const MOST_CONTACTS = 5
const PARTS = ['signs', 'coping', 'places'] as const

const newContact = (): CareContact => ({ id: newUuid(), name: '', phone: '', helps: '' })

const isUseful = ({ name, phone }: CareContact) => name.trim() !== '' && phone.trim() !== ''
const isBlank = ({ name, phone, helps }: CareContact) => `${name}${phone}${helps}`.trim() === ''

/** Written on a good day, read on a bad one. */
export default function CarePlanPage() {
  const { t } = useTranslation()
  const kept = useCarePlan()
  const [plan, setPlan] = useState<CarePlan>(() => ({
    ...kept,
    contacts: kept.contacts.length > 0 ? kept.contacts : [newContact()],
  }))
  const [state, setState] = useState<'unstarted' | 'success' | 'error'>('unstarted')
  const change = (part: Partial<CarePlan>) => {
    setState('unstarted')
    setPlan({ ...plan, ...part })
  }
  const changeContact = (changed: CareContact) =>
    change({ contacts: plan.contacts.map((contact) => (contact.id === changed.id ? changed : contact)) })
  const save = () => {
    const written = plan.contacts.filter((contact) => !isBlank(contact))
    if (!written.every(isUseful)) return setState('error')
    keepCarePlan({ ...plan, contacts: written })
    setState('success')
  }
  return (
    <Screen>
      <title>{t('care_plan.title')}</title>
      <TopBar start={<BackLink to={paths.help} />} />
      <h1 className={styles.title}>{t('care_plan.title')}</h1>
      <p className="quiet">{t('care_plan.lead')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <h2>{t('care_plan.people')}</h2>
        {plan.contacts.map((contact) => (
          <ContactFields
            key={contact.id}
            contact={contact}
            hasFailed={state === 'error' && !isBlank(contact)}
            onChange={changeContact}
            onRemove={() => change({ contacts: plan.contacts.filter(({ id }) => id !== contact.id) })}
          />
        ))}
        {plan.contacts.length < MOST_CONTACTS && (
          <Button
            look="ghost"
            icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => change({ contacts: [...plan.contacts, newContact()] })}
          >
            {t('care_plan.add')}
          </Button>
        )}
        {PARTS.map((part) => (
          <div key={part} className={styles.labelled}>
            <span aria-hidden="true">{t(`care_plan.${part}`)}</span>
            <TextArea
              label={t(`care_plan.${part}`)}
              placeholder={t(`care_plan.${part}_example`)}
              rows={3}
              maxLength={1000}
              value={plan[part]}
              onChange={(event) => change({ [part]: event.target.value })}
            />
          </div>
        ))}
        <Foot>
          <Button type="submit" isWide request={state} successText={t('care_plan.saved')}>
            {t('care_plan.save')}
          </Button>
          <p className="quiet small">{t('care_plan.where')}</p>
        </Foot>
      </form>
    </Screen>
  )
}

interface ContactFieldsProps {
  contact: CareContact
  hasFailed: boolean
  onChange: (contact: CareContact) => void
  onRemove: () => void
}

function ContactFields({ contact, hasFailed, onChange, onRemove }: ContactFieldsProps) {
  const { t } = useTranslation()
  return (
    <Card className={styles.contact}>
      <TextField
        label={t('care_plan.name')}
        autoComplete="off"
        maxLength={80}
        value={contact.name}
        error={hasFailed && !contact.name.trim() ? t('care_plan.name_missing') : undefined}
        onChange={(event) => onChange({ ...contact, name: event.target.value })}
      />
      <TextField
        label={t('care_plan.phone')}
        type="tel"
        autoComplete="off"
        maxLength={32}
        value={contact.phone}
        error={hasFailed && !contact.phone.trim() ? t('care_plan.phone_missing') : undefined}
        onChange={(event) => onChange({ ...contact, phone: event.target.value })}
      />
      <TextField
        label={t('care_plan.helps')}
        autoComplete="off"
        maxLength={200}
        value={contact.helps}
        onChange={(event) => onChange({ ...contact, helps: event.target.value })}
      />
      <Button look="plain" onClick={onRemove}>
        {t('care_plan.remove')}
      </Button>
    </Card>
  )
}
