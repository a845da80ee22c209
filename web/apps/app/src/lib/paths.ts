/** Every address of the app, written once. */
export const paths = {
  home: '/app',
  welcome: '/app/welcome',
  privacy: '/app/privacy',
  signUp: '/signup',
  signIn: '/login',
  onboarding: '/app/onboarding',
  checkIn: '/app/check-in',
  reading: '/app/reading',
  readingResult: '/app/reading/result',
  account: '/app/account',
  breath: '/app/breath',
  practice: '/app/practice',
  exercise: '/app/practice/:exerciseId',
  player: '/app/practice/:exerciseId/play',
} as const
