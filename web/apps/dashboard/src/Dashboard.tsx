import { answerOf, openDashboardClient } from '@evenkeel/api'
import { Button, Loader, Message, RingMark, Screen } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { Entrance } from './Entrance'
import { words } from './words'

const loadConfig = () => {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
  return answerOf(openDashboardClient(location.origin).POST('/config', { body: { tz } }))
}

/** The frame of the trainer dashboard: it asks who is there, and shows the entrance until somebody can be. */
export function Dashboard() {
  const {
    data: config,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['config'],
    queryFn: loadConfig,
    retry: false,
    networkMode: 'always',
  })
  if (config) return <Entrance brand={config.brand} mainUrl={config.main_url} />
  return (
    <Screen>
      {isFetching ? (
        <Loader label={words.loading} />
      ) : (
        <Message
          picture={<RingMark size={72} />}
          title={words.error_load_failed}
          action={<Button onClick={() => refetch()}>RETRY</Button>}
        />
      )}
    </Screen>
  )
}
