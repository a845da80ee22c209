import { useTranslation } from 'react-i18next'
import { strengthOf } from '../lib/words/password-strength'

/** Says under a new password how hard it is to guess; nothing while there is none. */
export function StrengthLine({ password }: { password: string }) {
  const { t } = useTranslation()
  return (
    <p className="quiet small" aria-live="polite">
      {password && t(`account.password.strength.${strengthOf(password)}`)}
    </p>
  )
}
