import { answerOf, type DetailsChange } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'

export const changeDetails = (change: DetailsChange) =>
  answerOf(memberApi.POST('/authorized/account/details', { body: change }))
