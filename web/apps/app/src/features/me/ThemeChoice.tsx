import { Chip, Chips } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { chooseTheme, type Theme, useTheme } from '../../lib/device/theme'

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

export function ThemeChoice() {
  const { t } = useTranslation()
  const chosen = useTheme()
  return (
    <Chips label={t('account.theme.title')}>
      {THEMES.map((theme) => (
        <Chip key={theme} isSelected={theme === chosen} onToggle={() => chooseTheme(theme)}>
          {t(`account.theme.${theme}`)}
        </Chip>
      ))}
    </Chips>
  )
}
