/** Places in Europe whose time zones are named after another part of the world (IANA). */
const ELSEWHERE = new Set([
  'Africa/Ceuta',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Martinique',
  'Arctic/Longyearbyen',
  'Asia/Famagusta',
  'Asia/Nicosia',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Faroe',
  'Atlantic/Madeira',
  'Atlantic/Reykjavik',
  'Indian/Mayotte',
  'Indian/Reunion',
])

/** A zone that says nothing about a place counts as European: whoever hides it gets no advertising pixel. */
export const isEuropean = (timeZone: string | undefined) =>
  !timeZone ||
  timeZone.startsWith('Europe/') ||
  !timeZone.includes('/') ||
  timeZone.startsWith('Etc/') ||
  ELSEWHERE.has(timeZone)
