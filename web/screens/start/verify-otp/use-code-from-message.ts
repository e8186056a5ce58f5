import { useEffect, useRef } from 'react'

interface CodeCredential extends Credential {
  code?: string
}

/**
 * If the browser can read the code from the SMS (WebOTP: the message names our host), it is filled in once the
 * applicant allows it. Elsewhere the keyboard suggests it (autocomplete one-time-code).
 */
export function useCodeFromMessage(arrived: (code: string) => void): void {
  const latest = useRef(arrived)
  latest.current = arrived
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined
    const waiting = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions
    navigator.credentials.get(options).then(
      (credential) => {
        const code = (credential as CodeCredential | null)?.code
        if (code) latest.current(code)
      },
      // Refused, timed out or left: the applicant types.
      () => undefined,
    )
    return () => waiting.abort()
  }, [])
}
