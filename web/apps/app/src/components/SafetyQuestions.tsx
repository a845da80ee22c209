import type { SafetyQuestion } from '@evenkeel/api'
import { CheckRow } from '@evenkeel/ui'

interface SafetyQuestionsProps {
  legend: string
  questions: readonly SafetyQuestion[]
  codes: readonly string[]
  onChange: (codes: string[]) => void
}

/** About the moment, not about the person: exercises ask these two themselves, when they matter. */
const OF_THE_MOMENT = new Set(['D', 'S'])

export function SafetyQuestions({ legend, questions, codes, onChange }: SafetyQuestionsProps) {
  const toggle = (code: string) =>
    onChange(codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code])
  return (
    <fieldset className="bare">
      <legend className="visually-hidden">{legend}</legend>
      {questions
        .filter(({ code }) => !OF_THE_MOMENT.has(code))
        .map(({ code, question }) => (
          <CheckRow key={code} isChecked={codes.includes(code)} onToggle={() => toggle(code)}>
            {question}
          </CheckRow>
        ))}
    </fieldset>
  )
}
