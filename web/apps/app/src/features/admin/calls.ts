import { answerOf } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'
import { newUuid } from '../../lib/device/uuid'

export interface InviteFields {
  first_name: string
  email_address: string
  send_invite_email: boolean
}

export interface AppInviteFields extends InviteFields {
  months_premium_access: number
}

/** The event id belongs to one press of the button, whose repeats make no second invite. */
export const createAppInvite = (fields: AppInviteFields) =>
  answerOf(memberApi.POST('/app-admin/app/invite/create', { body: { ...fields, event_uuid: newUuid() } }))

export const createTrainerInvite = (fields: InviteFields) =>
  answerOf(memberApi.POST('/app-admin/trainer-dashboard/invite/create', { body: { ...fields, event_uuid: newUuid() } }))

const page = (before: string | undefined) => ({ params: { query: before ? { before } : {} } })

export const readInvites = (before?: string) => answerOf(memberApi.GET('/app-admin/invites', page(before)))
export const readAudit = (before?: string) => answerOf(memberApi.GET('/app-admin/audit', page(before)))
export const readFeedback = (before?: string) => answerOf(memberApi.GET('/app-admin/feedback', page(before)))
