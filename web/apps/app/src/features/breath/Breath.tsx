import type { CameraRefusal } from '@evenkeel/hrv'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle'
import { useResonancePace } from '../../lib/practice/resonance-pace'
import { Breathing } from './Breathing'
import { Choice } from './Choice'
import { Found } from './Found'
import { keptModes } from './modes'
import { bestPace, type Judged, RATES } from './resonance'
import type { Plan } from './session'
import { keptMinutes } from './use-kept-breathing'
import { closeEyes, type Eyes, openEyes } from './use-session'

type Stage =
  | { kind: 'choice'; refusal?: CameraRefusal; minutes?: number }
  | { kind: 'opening' }
  | { kind: 'breathing'; plan: Plan; eyes: Eyes | undefined }
  | { kind: 'found'; paces: readonly Judged[] }

/** Find the pace that the heart follows best, or breathe at one and watch. */
export default function Breath() {
  const { t } = useTranslation()
  const { pace, found } = useResonancePace()
  const [stage, setStage] = useState<Stage>({ kind: 'choice' })
  const [modes, setModes] = useState(keptModes.read)
  const eyes = stage.kind === 'breathing' ? stage.eyes : undefined
  useEffect(() => () => eyes && closeEyes(eyes), [eyes])

  const begin = async (plan: Plan) => {
    setStage({ kind: 'opening' })
    const opened = await openEyes()
    setStage(
      typeof opened === 'string' ? { kind: 'choice', refusal: opened } : { kind: 'breathing', plan, eyes: opened },
    )
  }
  const finish = (paces: readonly Judged[]) => {
    const best = bestPace(paces)
    if (best) found(best.rate)
    setStage({ kind: 'found', paces })
  }
  return (
    <>
      <PageTitle>{t('breath.page')}</PageTitle>
      {stage.kind === 'breathing' && (
        <Breathing
          plan={stage.plan}
          eyes={stage.eyes}
          modes={modes}
          onOver={finish}
          onStop={(seconds) => setStage({ kind: 'choice', minutes: keptMinutes(seconds) })}
        />
      )}
      {stage.kind === 'found' && (
        <Found
          paces={stage.paces}
          onBreathe={(rate) => begin({ kind: 'free', rate })}
          onAgain={() => setStage({ kind: 'choice' })}
        />
      )}
      {(stage.kind === 'choice' || stage.kind === 'opening') && (
        <Choice
          isOpening={stage.kind === 'opening'}
          refusal={stage.kind === 'choice' ? stage.refusal : undefined}
          kept={stage.kind === 'choice' ? (stage.minutes ?? 0) : 0}
          known={pace}
          modes={modes}
          onModes={(next) => {
            keptModes.write(next)
            setModes(next)
          }}
          onFind={() => begin({ kind: 'finder', rates: RATES })}
          onBreathe={(rate) => begin({ kind: 'free', rate })}
          onBlind={(rate) => setStage({ kind: 'breathing', plan: { kind: 'free', rate }, eyes: undefined })}
        />
      )}
    </>
  )
}
