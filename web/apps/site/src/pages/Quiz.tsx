import { logFailure } from '../lib/log'
import '../styles/quiz.css'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocalPath } from '../lib/local-path'
import { track } from '../lib/track'
import { BrandLink, SkipLink } from '../parts/TopBar'
import { AspectStep } from '../quiz/AspectStep'
import { Beads } from '../quiz/Beads'
import { BoxesStep, SlidersStep } from '../quiz/BodySteps'
import { asAnswers, type Draft, forgetDraft, useDraft } from '../quiz/draft'
import { keepAnswers } from '../quiz/service'
import type { QuizTexts } from '../quiz/texts'
import type { PageProps } from '../types'

const BLANK: Draft = { event_uuid: '', step: 0, life_aspects: {}, symptoms: [], habits: [], sliders: {} }

export default function Quiz({ texts }: PageProps<QuizTexts>) {
  const at = useLocalPath()
  const { draft = BLANK, change } = useDraft()
  const [sending, setSending] = useState<'idle' | 'loading' | 'error'>('idle')
  const stage = useStageFocus(draft.step)
  const titles = [
    ...texts.pages.map(({ title }) => title),
    texts.symptoms.title,
    texts.habits.title,
    texts.sliders.title,
  ]
  const isLast = draft.step === titles.length - 1
  const page = texts.pages[draft.step]
  const answer = page && draft.life_aspects[page.life_aspect]
  const mayGoOn = !page || Boolean(answer?.current_state && answer.preferred_state)

  const send = async () => {
    setSending('loading')
    try {
      const key = await keepAnswers(
        asAnswers(
          draft,
          texts.sliders.options.map((slider) => slider.key),
        ),
      )
      track('Event Result', { what: 'quiz' })
      forgetDraft()
      location.assign(`${at('/quiz')}/r/${key}`)
    } catch (error) {
      logFailure(error)
      setSending('error')
    }
  }

  return (
    <>
      <SkipLink />
      <header className="wrap qtop">
        <BrandLink />
        <Beads titles={texts.pages.map(({ title }) => title)} present={draft.step} />
        <span className="saved">{texts.saved}</span>
      </header>
      <main id="page" ref={stage}>
        <Step texts={texts} draft={draft} change={change} />
        <div className="qbar">
          <div className="wrap">
            {draft.step > 0 ? (
              <button type="button" className="tlink" onClick={() => change({ step: draft.step - 1 })}>
                <ArrowLeft size={18} aria-hidden="true" />
                {texts.back}
              </button>
            ) : (
              <span className="src">{texts.disclaimer}</span>
            )}
            {sending === 'error' && (
              <p className="failed" role="alert">
                {texts.failed}
              </p>
            )}
            {!mayGoOn && <p className="src">{texts.choose_first}</p>}
            <button
              type="button"
              className="btn"
              disabled={!mayGoOn || sending === 'loading'}
              onClick={isLast ? send : () => change({ step: draft.step + 1 })}
            >
              {isLast
                ? sending === 'loading'
                  ? texts.sending
                  : texts.finish
                : texts.next.replace('{title}', titles[draft.step + 1] ?? '')}
              <ArrowRight size={20} aria-hidden="true" />
            </button>
          </div>
        </div>
      </main>
    </>
  )
}

interface StepProps {
  texts: QuizTexts
  draft: Draft
  change: (part: Partial<Draft>) => void
}

function Step({ texts, draft, change }: StepProps) {
  const page = texts.pages[draft.step]
  if (page)
    return (
      <AspectStep
        key={page.life_aspect}
        page={page}
        number={draft.step + 1}
        texts={texts}
        answer={draft.life_aspects[page.life_aspect] ?? {}}
        onAnswer={(answer) => change({ life_aspects: { ...draft.life_aspects, [page.life_aspect]: answer } })}
      />
    )
  const after = draft.step - texts.pages.length
  if (after === 0)
    return <BoxesStep boxes={texts.symptoms} ticked={draft.symptoms} onTick={(symptoms) => change({ symptoms })} />
  if (after === 1)
    return <BoxesStep boxes={texts.habits} ticked={draft.habits} onTick={(habits) => change({ habits })} />
  return <SlidersStep texts={texts} values={draft.sliders} onSlide={(sliders) => change({ sliders })} />
}

/** A new question begins at its heading, for eyes and for screen readers. */
function useStageFocus(step: number) {
  const stage = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the step that moves the focus.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    scrollTo({ top: 0 })
    stage.current?.querySelector('h1')?.focus()
  }, [step])
  return stage
}
