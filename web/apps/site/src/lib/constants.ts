// Website specification, section 9.

/** Below it a page is narrow: one column, and the menu in place of the links. */
export const DESKTOP_WIDTH = 961
export const VIDEO_MOST_WIDTH = 600
export const ASPECT_RATIO = 0.5625
export const COPIED_MILLISECONDS = 1000
export const HERO_FADE_MILLISECONDS = 250
export const AFTER_OFFER_MILLISECONDS = 500
export const AFTER_REGISTRATION_MILLISECONDS = 1000
/** Unix seconds; early June 2023. */
export const OFFER_CLOSES_AT = 1_685_606_400
export const CERTIFICATION_CENTS = 69_700
export const OFFER_CENTS = 20_000

export const isOfferClosed = (nowMilliseconds: number) => nowMilliseconds / 1000 > OFFER_CLOSES_AT

/** In dollars, by product, as an advertising pixel is told. */
export const PIXEL_VALUES = {
  book: 0.99,
  book_bundle: 35.99,
  certification: 697,
  app_three_months: 35.99,
  app_twelve_months: 124.99,
} as const

export const dollars = (cents: number) => `$${Number.isInteger(cents / 100) ? cents / 100 : (cents / 100).toFixed(2)}`
