import { useTranslation } from 'react-i18next'
import { useConfig } from '../lib/calls/config'

/** The browser's title for a screen. React hoists it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  const { brand } = useConfig()
  return <title>{t('common.page_title', { screen: children, brand: brand.name })}</title>
}
