import { AskForLink } from './AskForLink'

export default function AskForSignInLink() {
  return <AskForLink purpose="sign_in_link" />
}
