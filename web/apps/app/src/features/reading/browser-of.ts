export type Browser = 'ios' | 'android_chrome' | 'firefox' | 'desktop_chrome' | 'other'

/** Which words about permissions fit. A wrong guess costs a sentence, so the user agent is good enough. */
export function browserOf(userAgent: string): Browser {
  if (/iPhone|iPad/.test(userAgent)) return 'ios'
  if (/Firefox/.test(userAgent)) return 'firefox'
  if (/Chrome|Chromium|Edg/.test(userAgent)) return /Android/.test(userAgent) ? 'android_chrome' : 'desktop_chrome'
  return 'other'
}
