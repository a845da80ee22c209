import { answerOf, type Member } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'
import { deviceUuid } from '../../lib/device/device'

export const requestSignInLink = (email_address: string) =>
  answerOf(memberApi.POST('/account/sign_in_link/link', { body: { email_address: email_address.trim() } }))

export async function completeSignIn(sign_in_token: string): Promise<Member> {
  const body = { sign_in_token, device_uuid: deviceUuid() }
  const { member } = await answerOf(memberApi.POST('/account/sign_in_link/complete', { body }))
  return member
}

export const requestResetLink = (email_address: string) =>
  answerOf(memberApi.POST('/account/password_reset/link', { body: { email_address: email_address.trim() } }))

export const validateReset = (reset_password_token: string) =>
  answerOf(memberApi.PUT('/account/password_reset/token/validate', { body: { reset_password_token } }))

interface NewPassword {
  token: string
  password: string
}

export async function completeReset({ token, password }: NewPassword): Promise<Member> {
  const body = { reset_password_token: token, new_password: password, device_uuid: deviceUuid() }
  const { member } = await answerOf(memberApi.PUT('/account/password_reset/complete', { body }))
  return member
}

export const confirmAddress = (confirm_token: string) =>
  answerOf(memberApi.PUT('/account/email_address/confirm', { body: { confirm_token, device_uuid: deviceUuid() } }))

export const confirmErasure = (delete_token: string) =>
  answerOf(memberApi.PUT('/account/delete/confirm', { body: { delete_token } }))
