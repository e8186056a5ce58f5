/**
 * The URL when it may be opened: https, on an allowed origin, without user part and without a trailing dot in the host
 * (LG-26; a lookalike or a userinfo trick is an open redirect). Undefined otherwise.
 */
export function allowedUrl(url: string, allowedOrigins: readonly string[]): URL | undefined {
  const parsed = URL.parse(url)
  if (!parsed || parsed.protocol !== 'https:' || parsed.username || parsed.password) return undefined
  return allowedOrigins.includes(parsed.origin) ? parsed : undefined
}
