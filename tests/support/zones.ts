/** A time zone in which it is this hour now, for rules that go by the hour of the member. */
export function zoneAt(hour: number, now = new Date()): string {
  const offset = ((hour - now.getUTCHours() + 36) % 24) - 12
  // The signs of these names are reversed: Etc/GMT-5 is five hours ahead.
  return offset >= 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`
}
