import { AskForLink } from './AskForLink'

export default function AskForReset() {
  return <AskForLink purpose="reset_password" />
}
