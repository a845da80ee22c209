import { Button } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { InstallNotice } from '../../components/InstallNotice'
import { paths } from '../../lib/navigation/paths'
import { readingAfterPracticePath } from '../../lib/navigation/places'
import type { KeepResult } from './use-keep-result'

/** The way on. After a bad time something gentler is the main action, and this steps back. */
export function Finish({ isQuiet, result }: { isQuiet: boolean; result: KeepResult }) {
  const { t } = useTranslation()
  const request = { request: result.state, loadingText: t('player.after.saving') }
  return (
    <>
      <Button isWide look={isQuiet ? 'ghost' : 'solid'} {...request} onClick={() => result.keepAndGo(paths.home)}>
        {t(isQuiet ? 'player.after.nothing_more' : 'player.after.save')}
      </Button>
      {!isQuiet && (
        <Button look="plain" onClick={() => result.keepAndGo(readingAfterPracticePath)}>
          {t('player.after.reading')}
        </Button>
      )}
      <InstallNotice />
    </>
  )
}
