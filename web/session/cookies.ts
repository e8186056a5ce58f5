/** Cookies that the browser writes: opaque ids and codes, nothing personal (ST-08, ST-09). */
export type CookieName = 'channel' | 'requestId' | 'clientId' | 'language' | 'analytics'

/** Seconds: request id and client id 15 minutes, channel 24 hours, language and analytics a year (ST-08, ST-10). */
export const cookieLifetime: Readonly<Record<CookieName, number>> = {
  channel: 86_400,
  requestId: 900,
  clientId: 900,
  language: 31_536_000,
  /** The version of the text that was agreed to. */
  analytics: 31_536_000,
}

/** The text to assign to document.cookie. */
export const cookieText = (name: CookieName, value: string, secure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${value ? cookieLifetime[name] : 0}; SameSite=Lax${secure ? '; Secure' : ''}`

/** The value of a cookie in a cookie header or document.cookie; empty if it is missing or unreadable. */
export function cookieIn(cookies: string, name: string): string {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return ''
    }
  }
  return ''
}

export function writeCookie(name: CookieName, value: string): void {
  document.cookie = cookieText(name, value, location.protocol === 'https:')
}

export const readCookie = (name: CookieName): string => cookieIn(document.cookie, name)
