import type { CallFailed } from '@evenkeel/api'
import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The server refuses anything shorter, and says the same. */
export const SHORTEST_PASSWORD = 10

/**
 * Puts a refusal that names a field of this form beside that field. What is left to show at the button is returned:
 * refusals about anything else.
 */
export function useFieldRefusal<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  error: CallFailed | undefined,
): CallFailed | undefined {
  const { setError, getValues } = form
  const field = error?.problem.field
  const isOurs = field !== undefined && field in getValues()
  useEffect(() => {
    if (error && isOurs)
      setError(field as Path<Fields>, { message: error.problem.error_message }, { shouldFocus: true })
  }, [error, field, isOurs, setError])
  return isOurs ? undefined : error
}
