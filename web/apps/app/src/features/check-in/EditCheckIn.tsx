import { asCallFailed, type CheckInRecord } from '@evenkeel/api'
import { Button, Dialog, Screen, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { PageTitle } from '../../components/PageTitle'
import { useMember } from '../../lib/calls/member'
import { useGoBack } from '../../lib/navigation/back'
import { onceDialogIsLeft } from '../../lib/navigation/dialog-history'
import { paths } from '../../lib/navigation/paths'
import { useWrite } from '../../lib/outbox/use-write'
import styles from './CheckIn.module.css'
import { CheckInForm } from './CheckInForm'
import { checkInQuery, checkInsQuery, STALE_AFTER_CHECK_IN } from './history'
import { useCheckIn } from './use-check-in'
import { When } from './When'

const isGone = (error: Error | null) => error !== null && asCallFailed(error).code === 'not_found'

/** One earlier check-in, to be set right or taken back. */
export default function EditCheckIn() {
  const { t } = useTranslation()
  const { checkInId = '' } = useParams()
  const { member_id } = useMember()
  const list = useQuery(checkInsQuery(member_id))
  // Most come from the list, which is kept on the device; a deep link may be to one that is older than its first page.
  const known = list.data?.check_ins.find(({ check_in_id }) => check_in_id === checkInId)
  const query = useQuery({ ...checkInQuery(member_id, checkInId), enabled: !known && !list.isPending })
  return (
    <Screen isMeasured>
      <PageTitle>{t('check_in.edit.title')}</PageTitle>
      {known && <Edit record={known} />}
      {!known && isGone(query.error) && <Gone />}
      {!known && !isGone(query.error) && <Loaded query={query}>{({ check_in }) => <Edit record={check_in} />}</Loaded>}
    </Screen>
  )
}

function Gone() {
  const { t } = useTranslation()
  return (
    <>
      <TopBar start={<BackLink to={paths.checkIns} />} />
      <h1 className={styles.title}>{t('check_in.edit.gone')}</h1>
    </>
  )
}

function Edit({ record }: { record: CheckInRecord }) {
  const { t } = useTranslation()
  const leave = useGoBack(paths.checkIns)
  const checkIn = useCheckIn(record, leave)
  return (
    <>
      <TopBar
        start={<BackLink to={paths.checkIns} />}
        end={
          <When moment={checkIn.form.moment} onChange={(chosen) => checkIn.change({ moment: chosen ?? new Date() })} />
        }
      />
      <h1 className={styles.title}>{t('check_in.edit.title')}</h1>
      <CheckInForm checkIn={checkIn}>
        <Remove record={record} onRemoved={leave} />
      </CheckInForm>
    </>
  )
}

function Remove({ record, onRemoved }: { record: CheckInRecord; onRemoved: () => void }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const write = useWrite('PUT /premium/authorized/assessment/check-in/remove', {
    stales: STALE_AFTER_CHECK_IN,
    onSuccess: () => {
      setIsAsking(false)
      onceDialogIsLeft(onRemoved)
    },
  })
  return (
    <>
      <Button look="plain" onClick={() => setIsAsking(true)}>
        {t('check_in.remove.remove')}
      </Button>
      {isAsking && (
        <Dialog title={t('check_in.remove.title')} closeLabel={t('common.close')} onClose={() => setIsAsking(false)}>
          <div className={styles.asking}>
            <p className="quiet">{t('check_in.remove.words')}</p>
            <CallError error={write.error} />
            <Button
              look="alarm"
              isWide
              request={write.state}
              loadingText={t('check_in.remove.removing')}
              onClick={() => write.send({ check_in_id: record.check_in_id })}
            >
              {t('check_in.remove.remove')}
            </Button>
            <Button look="plain" onClick={() => setIsAsking(false)}>
              {t('check_in.remove.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
