import type { Config, Personalization } from '@evenkeel/api'
import { StateMark } from '@evenkeel/ui'
import type { ReactNode } from 'react'

export type QuestionName = keyof Personalization

interface Option {
  value: string
  title: string
  mark?: ReactNode
  detail?: string
}

interface Question {
  name: QuestionName
  options: readonly Option[]
}

const plain = ({ key, title }: { key: string; title: string }): Option => ({ value: key, title })

const asState = ({ name, display_name, description }: Config['states'][number]): Option => ({
  value: name,
  title: display_name,
  detail: description,
  mark: <StateMark state={name} />,
})

/** Four short questions. Where someone would rather be is always one of the regulated states. */
export const questionsOf = ({ onboarding, states }: Config): readonly Question[] => [
  { name: 'selected_goal', options: onboarding.goals.map(plain) },
  { name: 'selected_life_aspect', options: onboarding.life_aspects.map(plain) },
  { name: 'life_aspect_current_state', options: states.map(asState) },
  { name: 'life_aspect_preferred_state', options: states.filter((state) => state.regulated).map(asState) },
]
