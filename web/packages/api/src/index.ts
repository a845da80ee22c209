export type * from './account-types'
export { asCallFailed, CallFailed, type Problem, refusal, unanswered } from './call-failed'
export { answerOf, openDashboardClient, openMemberClient, openServiceClient, type ServiceClient } from './clients'
export type { CallName, ReplyOf, RequestOf, ServiceCallName } from './contract-calls'
export { csrfToken } from './csrf'
export { EVENT_STREAM, eventsOf, type ServerEvent } from './event-stream'
export {
  fetchArticleMetadata,
  fetchCertificationCode,
  fetchDiscoveryQuiz,
  fetchHelplines,
  fetchQuizResult,
} from './files'
export type { HelpCountry, Helpline, HelplinesFile } from './helplines'
export type { DiscoveryQuiz, QuizBox, QuizBoxes, QuizPage, QuizSlider } from './quiz'
export { retriesOf } from './retries'
export { pause, setWire } from './transport'
export type * from './types'
export { type UploadTarget, uploadReadingData } from './upload'
export { useIsOnline } from './use-is-online'
export { type RequestHandle, type RequestState, useRequest } from './use-request'
