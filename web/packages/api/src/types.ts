// The words of the contract that screens use, each taken from the call that answers it.
import type { components, paths as MemberPaths } from './generated/member'
import type { paths as ServicePaths } from './generated/service'

type Call<Paths, Path extends keyof Paths> = Paths[Path] extends { post: infer Operation } ? Operation : never
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never
type AnswerOf<Operation, Status extends number> = Operation extends {
  responses: { [status in Status]: { content: { 'application/json': infer Answer } } }
}
  ? Answer
  : never

export type Config = AnswerOf<Call<MemberPaths, '/config'>, 200>
export type Brand = Config['brand']
export type NervousState = Config['states'][number]
export type BodySign = Config['body_signs'][number]
export type Member = NonNullable<Config['member']>
export type Balance = Member['balance']
export type TodayItem = Member['today']['items'][number]
export type Reading = NonNullable<Member['latest_reading']>

export type NewAccount = BodyOf<Call<MemberPaths, '/account/create'>>
export type Login = BodyOf<Call<MemberPaths, '/account/login'>>
export type DetailsChange = BodyOf<Call<MemberPaths, '/authorized/account/details'>>
export type Personalization = BodyOf<Call<MemberPaths, '/authorized/assessment/onboarding/personalize'>>
export type CheckInRequest = BodyOf<Call<MemberPaths, '/premium/authorized/assessment/check-in'>>

export type UploadPermit = AnswerOf<Call<ServicePaths, '/hrv-task/upload-url'>, 200>
export type HrvTask = AnswerOf<Call<ServicePaths, '/hrv-task/status'>, 200>
export type HrvTaskStart = BodyOf<Call<ServicePaths, '/hrv-task'>>
export type ReadingContext = NonNullable<HrvTaskStart['context']>
export type Rejection = NonNullable<HrvTask['rejection']>

type Schemas = components['schemas']

export type ListedExercise = Schemas['ListedExerciseView']
export type ExerciseCard = Schemas['ExerciseCardView']
export type ExerciseDetail = Schemas['ExerciseDetailView']
export type ExerciseEffect = Schemas['ExerciseEffectView']
export type ExerciseReply = Schemas['RecordExerciseReply']
export type ExerciseResultRequest = Schemas['RecordExerciseRequest']
export type ExerciseWish = Schemas['RecommendExerciseRequest']
export type RecommendedExercise = Schemas['RecommendExerciseReply']
export type StepGroup = Schemas['ExerciseStepGroupView']
export type Suggestion = Schemas['SuggestionView']

export type QuizAnswers = BodyOf<Call<ServicePaths, '/quiz/result'>>
export type QuizTaken = AnswerOf<Call<ServicePaths, '/quiz/result'>, 200>
export type QuizResult = QuizTaken['result']
export type QuizAttachment = BodyOf<Call<MemberPaths, '/authorized/assessment/discovery'>>
