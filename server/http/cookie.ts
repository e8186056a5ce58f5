/** The session's cookie half: HttpOnly, so that a script that steals the header token still has no session (T7). */
const nameOf = (secure: boolean): string => (secure ? '__Host-session' : 'session')

export const sessionCookie = (value: string, secure: boolean): string =>
  `${nameOf(secure)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

export const endedCookie = (secure: boolean): string => `${sessionCookie('', secure)}; Max-Age=0`

/** The half from a Cookie header, or undefined. */
export function cookieHalfOf(header: string, secure: boolean): string | undefined {
  const prefix = `${nameOf(secure)}=`
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
  return found?.slice(prefix.length) || undefined
}
