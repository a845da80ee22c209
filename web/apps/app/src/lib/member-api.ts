import { openMemberClient } from '@evenkeel/api'

export const memberApi = openMemberClient(location.origin)
