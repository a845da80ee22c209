import { generatePath } from 'react-router'
import { paths } from './paths'

// Addresses of one particular thing.

export const articlePath = (articleId: string) => generatePath(paths.article, { articleId })
export const exercisePath = (exerciseId: string) => generatePath(paths.exercise, { exerciseId })
export const playerPath = (exerciseId: string) => generatePath(paths.player, { exerciseId })
export const checkInEditPath = (checkInId: string) => generatePath(paths.checkInEdit, { checkInId })
export const journalThreadPath = (threadId: string) => generatePath(paths.journalThread, { threadId })
/** At one line of a conversation. */
export const journalLinePath = (threadId: string, messageId: string) => `${journalThreadPath(threadId)}#${messageId}`
export const programDayPath = (day: number) => generatePath(paths.programDay, { day: String(day) })

export const reflectionPath = (week: number) => generatePath(paths.programReflection, { week: String(week) })

/** A reading straight after an exercise says so by itself. */
export const readingAfterPracticePath = `${paths.reading}?context=after_practice`

const DAYS_A_WEEK = 7

/** The program's days, counted through from 1 to 42. */
export const dayNumberOf = ({ week, day }: { week: number; day: number }) => (week - 1) * DAYS_A_WEEK + day
