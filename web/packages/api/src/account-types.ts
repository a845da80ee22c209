// The words of the contract around an account, each under its own name.
import type { components } from './generated/member'

type Schemas = components['schemas']

/** The answer of every call that signs in. */
export type Entered = Schemas['EnteredReply']
export type SecondStep = Schemas['SecondStepView']
export type AccountSecurity = Schemas['AccountSecurityReply']
export type ProofWay = Schemas['ProofWay']
export type SessionEntry = Schemas['SessionView']
export type DeliveryEntry = Schemas['DeliveryView']
export type ApiToken = Schemas['ApiTokenView']
export type SignInMethod = Schemas['SignInMethod']
export type NotificationSettings = Schemas['NotificationSettingsView']
export type NotificationSettingsRequest = Schemas['ChangeNotificationSettingsRequest']
export type TrainerStatus = Omit<Schemas['TrainerStatusReply'], 'member'>
export type TrainerStatusChange = Schemas['ChangeTrainerStatusRequest']
export type SafetyProfile = Schemas['SafetyProfileView']
export type SafetyQuestion = Schemas['SafetyQuestionView']
export type Invite = Schemas['InviteView']
export type AuditEntry = Schemas['AuditEntryView']
export type Feedback = Schemas['FeedbackView']
