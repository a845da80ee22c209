import { answerOf, type Entered } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'
import { deviceUuid } from '../../lib/device/device'

export const requestSignInLink = (email_address: string) =>
  answerOf(memberApi.POST('/account/sign_in_link/link', { body: { email_address: email_address.trim() } }))

export const completeSignIn = (sign_in_token: string): Promise<Entered> =>
  answerOf(memberApi.POST('/account/sign_in_link/complete', { body: { sign_in_token, device_uuid: deviceUuid() } }))

export const requestResetLink = (email_address: string) =>
  answerOf(memberApi.POST('/account/password_reset/link', { body: { email_address: email_address.trim() } }))

export const validateReset = (reset_password_token: string) =>
  answerOf(memberApi.PUT('/account/password_reset/token/validate', { body: { reset_password_token } }))

interface NewPassword {
  token: string
  password: string
}

export function completeReset({ token, password }: NewPassword): Promise<Entered> {
  const body = { reset_password_token: token, new_password: password, device_uuid: deviceUuid() }
  return answerOf(memberApi.PUT('/account/password_reset/complete', { body }))
}

export const confirmAddress = (confirm_token: string) =>
  answerOf(memberApi.PUT('/account/email_address/confirm', { body: { confirm_token, device_uuid: deviceUuid() } }))

export const confirmErasure = (delete_token: string) =>
  answerOf(memberApi.PUT('/account/delete/confirm', { body: { delete_token } }))
