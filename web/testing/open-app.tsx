import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../apps/app/src/App'
import { FakeApi } from './fake-api/fake-api'
import { answerWith } from './network'

/** Opens the whole app at an address, in front of a fake API that the test may shape first. */
export function openApp(path: string, shape: (api: FakeApi) => void = () => undefined) {
  const api = new FakeApi()
  shape(api)
  answerWith(api)
  history.replaceState(null, '', path)
  return { api, user: userEvent.setup(), ...render(<App />) }
}
