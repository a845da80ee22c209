import { answerOf, fetchCertificationCode, openMemberClient } from '@evenkeel/api'
import { useEffect, useState } from 'react'
import { logFailure } from '../lib/log'

export interface CodeDetail {
  first_name: string
  unique_code: string
  amount_off_usd_cents: number
  expires_at_unix: number
}

/** The details behind a code, with the server's clock beside our own. */
export interface KnownCode extends CodeDetail {
  /** To be added to our clock, in milliseconds. */
  clockOffset: number
}

/** Uppercases and drops every character but letters, digits and hyphens. */
export const asCode = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '')

/** Removes all whitespace and lowercases. */
export const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()

export const codeInAddress = () => asCode(new URLSearchParams(location.search).get('c') ?? '')

async function lookUp(code: string): Promise<KnownCode> {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
  let clockOffset = 0
  const { service_url } = await answerOf(
    openMemberClient(location.origin)
      .POST('/config', { body: { tz } })
      .then((reply) => {
        const date = reply.response.headers.get('Date')
        if (date) clockOffset = Date.parse(date) - Date.now()
        return reply
      }),
  )
  return { ...(await fetchCertificationCode<CodeDetail>(service_url, code)), clockOffset }
}

export const isExpired = ({ expires_at_unix, clockOffset }: KnownCode) =>
  expires_at_unix * 1000 <= Date.now() + clockOffset

/** The code of this address, once it is known to be good. A failure is only logged: no banner, no message. */
export function useCertificationCode(): KnownCode | undefined {
  const [known, setKnown] = useState<KnownCode>()
  useEffect(() => {
    const code = codeInAddress()
    if (!code) return
    let isWanted = true
    lookUp(code).then(
      (detail) => isWanted && !isExpired(detail) && setKnown(detail),
      (error) => logFailure(error),
    )
    return () => {
      isWanted = false
    }
  }, [])
  return known
}

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Undefined when the time is up. */
export function timeLeft(untilMilliseconds: number, nowMilliseconds: number): TimeLeft | undefined {
  const left = Math.floor((untilMilliseconds - nowMilliseconds) / 1000)
  if (left <= 0) return undefined
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  }
}
