import type { ReadingContext } from '@evenkeel/api'
import { Button, Loader, Message, Screen, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { FingerPicture } from '../../components/FingerPicture'
import { IconLink } from '../../components/IconLink'
import { PageTitle } from '../../components/PageTitle'
import { paths } from '../../lib/navigation/paths'
import { callWords } from '../../lib/words/call-words'
import { Capture } from './Capture'
import { Intro } from './Intro'
import { Kept } from './Kept'
import { NoCamera } from './NoCamera'
import { Rejected } from './Rejected'
import { SetAside } from './SetAside'
import { StrapCapture } from './StrapCapture'
import { useReading } from './use-reading'

/** What a link here may already know. */
const contextOf = (said: string | null): ReadingContext =>
  said === 'morning' || said === 'after_practice' ? said : 'other'

/** From how to hold the finger to the result; each state of a reading has its screen here. */
export default function Reading() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const reading = useReading(contextOf(search.get('context')), () => navigate(paths.readingResult, { replace: true }))
  return (
    <>
      <PageTitle>{t('reading.page')}</PageTitle>
      <Stage reading={reading} />
    </>
  )
}

function Stage({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { t } = useTranslation()
  const { state } = reading
  switch (state.kind) {
    case 'intro':
      return <Intro reading={reading} wasInterrupted={state.wasInterrupted} />
    case 'opening':
      return (
        <Screen>
          <Message picture={<FingerPicture size={96} />} title={t('reading.opening.title')}>
            <p>{t('reading.opening.words')}</p>
          </Message>
        </Screen>
      )
    case 'no_camera':
      return <NoCamera reason={state.reason} reading={reading} />
    case 'capturing':
      return <Capture capturing={state} reading={reading} />
    case 'strap':
      return <StrapCapture onComplete={reading.keep} onCancel={reading.cancel} />
    case 'kept':
      return <Kept device={state.device} onAgain={reading.cancel} />
    case 'delivering':
      return (
        <Screen>
          <TopBar start={<IconLink to={paths.home} label={t('common.close')} icon={X} />} />
          <Loader label={t(`reading.delivering.${state.stage}`)} />
        </Screen>
      )
    case 'rejected':
      return <Rejected rejection={state.rejection} onRetry={reading.start} />
    case 'set_aside':
      return <SetAside failed={state.failed} onAgain={reading.cancel} />
    case 'undelivered':
      return (
        <Screen>
          <Message
            title={t('reading.undelivered.title')}
            action={
              <>
                <Button onClick={reading.sendAgain}>{t('reading.undelivered.again')}</Button>
                <Button look="plain" onClick={reading.discard}>
                  {t('reading.undelivered.discard')}
                </Button>
              </>
            }
          >
            <p>{callWords(t, state.failed)}</p>
            <p>{t('reading.undelivered.kept')}</p>
          </Message>
        </Screen>
      )
  }
}
