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
export type StateName = NervousState['name']
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
export type JournalChatUpdate = BodyOf<Call<ServicePaths, '/journal-thread/chat-update'>>
/** What the thread got by an entry, the member's own message first. */
export type JournalAnswer = AnswerOf<Call<ServicePaths, '/journal-thread/chat-update'>, 200>
/** What a member says about a line of the guide. */
export type JournalRemark = NonNullable<JournalChatUpdate['remark']>
export type HrvTask = AnswerOf<Call<ServicePaths, '/hrv-task/status'>, 200>
export type HrvTaskStart = BodyOf<Call<ServicePaths, '/hrv-task'>>
export type ReadingContext = NonNullable<HrvTaskStart['context']>
export type ReadingTag = NonNullable<HrvTaskStart['tags']>[number]
export type Rejection = NonNullable<HrvTask['rejection']>

type Schemas = components['schemas']

export type ListedExercise = Schemas['ListedExerciseView']
export type ExerciseCard = Schemas['ExerciseCardView']
export type ExerciseDetail = Schemas['ExerciseDetailView']
export type ExerciseEffect = Schemas['ExerciseEffectView']
export type ExerciseReply = Schemas['RecordExerciseReply']
export type ExerciseResultRequest = Schemas['RecordExerciseRequest']
export type ExerciseWish = Schemas['RecommendExerciseRequest']
export type JournalHit = Schemas['JournalHitView']
export type ResonancePace = Schemas['ResonancePaceView']
export type RecommendedExercise = Schemas['RecommendExerciseReply']
export type StepGroup = Schemas['ExerciseStepGroupView']
export type Suggestion = Schemas['SuggestionView']

export type QuizAnswers = BodyOf<Call<ServicePaths, '/quiz/result'>>
export type QuizTaken = AnswerOf<Call<ServicePaths, '/quiz/result'>, 200>
export type QuizResult = QuizTaken['result']
export type QuizAttachment = BodyOf<Call<MemberPaths, '/authorized/assessment/discovery'>>
export type CheckInRecord = Schemas['CheckInView']
export type CheckInEdit = BodyOf<MemberPaths['/premium/authorized/assessment/check-in']['put']>
export type Interval = Schemas['Interval']
export type StateShares = Schemas['StateSharesReply']
export type BalanceSeries = Schemas['BalanceSeriesReply']
export type SeriesPoint = Schemas['SeriesPointView']
export type YearOfStates = Schemas['YearReply']
export type DayState = Schemas['DayStateView']
export type DailyArticle = Schemas['DailyArticleView']

export type ArticleFile = Schemas['ArticleFileView']
export type ArticleCard = Schemas['ArticleCardView']
export type ArticleCategory = Schemas['ArticleCategoryView']
export type ArticleEvent = Schemas['ArticleEventView']
export type ArticleReply = Schemas['ArticleReply']
export type RecommendedArticle = Schemas['RecommendedArticleView']
export type Highlight = Schemas['HighlightView']
export type ArticlePage = Schemas['RecommendArticleReply']

export type ProgramGlance = Schemas['ProgramGlanceView']
export type ProgramWeek = Schemas['ProgramWeekView']
export type ProgramDay = Schemas['ProgramDayView']
export type Rhythm = Schemas['RhythmView']
export type WeekdayName = Schemas['WeekdayName']
export type PlanPart = Schemas['PlanPart']
export type Reflection = Schemas['ReflectionView']

export type JournalThread = Schemas['JournalThreadView']
export type JournalMessage = Schemas['JournalMessageView']
export type JournalPage = Schemas['GetJournalThreadReply']
export type JournalNotice = Schemas['NoticeView']
export type JournalNotices = Schemas['GuideNoticesReply']
export type NoticeQuestion = Schemas['NoticeQuestionView']
export type NoticeAnswers = Schemas['AcknowledgeGuideRequest']
export type ReactionName = Schemas['ReactionName']
export type Recovery = Schemas['RecoveryReply']
export type Patterns = Schemas['PatternsReply']
export type DayPattern = Schemas['PatternView']
/** Where a device is reached: a token of a push service, or a subscription of a browser. */
export type DeviceToken = Schemas['RegisterTokenRequest']['notification_token']
export type ExerciseResult = Schemas['ExerciseResultView']
export type PracticeTime = Schemas['PracticeTimeReply']
